"""The completions of bash and zsh behind `bridgetable`, made from the parsers of the commands."""

from __future__ import annotations

import argparse

from bridgetable.cli import COMMANDS
from packages.manual import arguments, parsers

ENDINGS = ("table", "course", "practice", "pbn", "PBN", "lin", "LIN")


def takes_files(action: argparse.Action) -> bool:
    """True where the value of an argument is a file or a folder."""
    return action.metavar in {"FILE", "PATH", "OUT", "FOLDER"}


def options(parser: argparse.ArgumentParser) -> list[str]:
    """Every option of a command."""
    return [option for action in arguments(parser) for option in action.option_strings]


def bash() -> str:
    """The completion for bash."""
    commands = "\n".join(bash_case(name, parser) for name, parser in parsers().items())
    return f"""# What bash completes behind bridgetable; made from its parsers.
_bridgetable() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} command=open options= choices= IFS=$'\\n'
    COMPREPLY=()
    case "${{COMP_WORDS[1]}}" in
        {"|".join(COMMANDS)}) [ "$COMP_CWORD" -gt 1 ] && command=${{COMP_WORDS[1]}} ;;
    esac
    case "$command" in
{commands}
    esac
    if [ "$COMP_CWORD" -eq 1 ]; then
        options="{" ".join(COMMANDS)} --help --version"
    fi
    if [ -n "$choices" ]; then
        IFS=' ' read -r -a COMPREPLY <<< "$(IFS=' '; compgen -W "$choices" -- "$cur" | tr '\\n' ' ')"
        return
    fi
    if [ "$COMP_CWORD" -eq 1 ] || [ "${{cur#-}}" != "$cur" ]; then
        IFS=' ' read -r -a COMPREPLY <<< "$(IFS=' '; compgen -W "$options" -- "$cur" | tr '\\n' ' ')"
    fi
    if [ "${{cur#-}}" = "$cur" ]; then
        COMPREPLY+=($(compgen -d -- "$cur"))
        COMPREPLY+=($(compgen -f -X '!*.@({"|".join(ENDINGS)})' -- "$cur"))
    fi
}}
complete -o filenames -F _bridgetable bridgetable
"""


def bash_case(name: str, parser: argparse.ArgumentParser) -> str:
    """The completions behind one command."""
    chosen = [action for action in arguments(parser) if action.choices is not None and action.option_strings]
    inner = "".join(map(bash_choices, chosen))
    of_option = f'\n            case "$prev" in{inner}\n            esac' if chosen else ""
    return f"""        {name})
            options="{" ".join([*options(parser), "--help"])}"{of_option}
            ;;"""


def bash_choices(action: argparse.Action) -> str:
    """The completions behind an option that has its choices."""
    choices = " ".join(map(str, action.choices or ()))
    return f'\n                {"|".join(action.option_strings)}) choices="{choices}" ;;'


def zsh() -> str:
    """The completion for zsh."""
    described = "\n".join(f"    {quoted(f'{name}:{about}')}" for name, about in COMMANDS.items())
    cases = "\n".join(zsh_case(name, parser) for name, parser in parsers().items())
    return f"""#compdef bridgetable
# What zsh completes behind bridgetable; made from its parsers.
_bridgetable() {{
  local -a commands
  commands=(
{described}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    _files -g '*.({"|".join(ENDINGS)})'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{cases}
  esac
}}
_bridgetable "$@"
"""


def zsh_case(name: str, parser: argparse.ArgumentParser) -> str:
    """The completions behind one command."""
    told = " ".join([*map(zsh_argument, arguments(parser)), quoted("--help[say how it is used]")])
    return f"    {name})\n      _arguments -s {told}\n      ;;"


def zsh_argument(action: argparse.Action) -> str:
    """One argument in the language of _arguments."""
    about = (action.help or "").replace("[", "(").replace("]", ")").replace(":", ",")
    value = zsh_value(action)
    if not action.option_strings:
        return quoted(f"{'*' if action.nargs in ('+', '*') else ''}:{action.metavar}{value}")
    if len(action.option_strings) == 1:
        return quoted(f"{action.option_strings[0]}[{about}]{value}")
    names = " ".join(action.option_strings)
    return " ".join(quoted(f"({names}){one}[{about}]{value}") for one in action.option_strings)


def zsh_value(action: argparse.Action) -> str:
    """The values that an argument may have."""
    if action.nargs == 0:
        return ""
    if action.choices is not None:
        return f":{action.dest}:({' '.join(map(str, action.choices))})"
    what = "_files" if takes_files(action) else " "
    return f":{what}" if not action.option_strings else f":{action.dest}:{what}"


def quoted(text: str) -> str:
    """A text in the single quotes of a shell."""
    return "'" + text.replace("'", "'\\''") + "'"
