"""A small web service: whoever posts a board (a journal, PBN, LIN …) gets what the Laws say of it as JSON.

    python web_service.py 8000
    curl --data-binary @board.table http://127.0.0.1:8000/

It stands on Python's own server and on one public function, and listens on this machine alone.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import bridgetable

LARGEST = 1_000_000
"""The longest text in bytes that is read."""


def ruled(text: bytes) -> tuple[int, dict[str, object]]:
    """The status of the answer, and the report of the first board, or the one sentence that says what is wrong."""
    try:
        return 200, bridgetable.from_text(text).report()
    except bridgetable.Error as error:
        return 400, {"error": str(error)}


class Handler(BaseHTTPRequestHandler):
    """Answers each board that is posted."""

    def do_POST(self) -> None:
        """Rule on the board that was posted."""
        length = int(self.headers.get("Content-Length") or 0)
        text = self.rfile.read(length) if length <= LARGEST else b""
        status, answer = ruled(text)
        content = json.dumps(answer, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
