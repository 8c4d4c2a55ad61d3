"""A law opened on its subject, ready to be run; apart, so that a table is shown without the laws."""

from bridgetable.laws.common.matters import Matter
