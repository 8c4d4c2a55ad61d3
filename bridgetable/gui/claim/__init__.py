"""The sheet on which a claim is made and answered."""
