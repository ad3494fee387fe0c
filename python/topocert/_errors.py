"""What topocert refuses, and what it notes."""


class Error(Exception):
    """What topocert or topocheck refuse, with their message.

    ``status`` is the exit status: 1 a rejected certificate, 2 bad usage or input, 3 interrupted.
    """

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


class Note(UserWarning):
    """What topocert reads otherwise than its user may expect: weights that are ignored, and the like."""
