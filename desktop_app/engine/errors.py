"""What can go wrong in the kernel."""

from __future__ import annotations


class KernelError(Exception):
    """Any error of the kernel."""


class IllegalAnswer(KernelError):
    """The answer is not among the options of the open question."""


class RulesError(KernelError):
    """A rule raised; the session went back to where it was before the answer."""


class TooDeep(KernelError):
    """A guard stopped a loop: nested abilities, events of one action, or answers of one row."""


class NoOptions(KernelError):
    """A rule asked for one option where there is none."""


class NotNow(KernelError):
    """Something was asked of the session that this moment does not allow."""


class SaveMismatch(KernelError):
    """A save is of another game or not readable as one."""
