# SPDX-License-Identifier: MIT
"""Pictures, read by programs that are not ours: Pillow, librsvg, poppler."""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Pillow may be there for one Python and not for another.
READER = next((python for python in (sys.executable, "/usr/bin/python3")
               if subprocess.run([python, "-c", "import PIL.Image"], capture_output=True, check=False).returncode == 0), None)
READ = """
import json, sys
from PIL import Image
picture, points, frames = Image.open(sys.argv[1]), json.load(sys.stdin), []
for number in range(getattr(picture, "n_frames", 1)):
    picture.seek(number)
    shown = picture.convert("RGB")
    frames.append({"milliseconds": picture.info.get("duration"), "colours": [shown.getpixel(tuple(point)) for point in points]})
print(json.dumps({"format": picture.format, "width": picture.width, "height": picture.height, "frames": frames,
                  "loop": picture.info.get("loop")}))
"""
INK = (0x1B, 0x1F, 0x24)


def decoded(picture: bytes, points=()):
    """What Pillow finds: format, size, and for each frame its time and the colours at the points (x, y)."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "picture")
        file.write_bytes(picture)
        done = subprocess.run([READER, "-c", READ, file], input=json.dumps(points), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def converted(picture: bytes, *command):
    """The PNG that a command makes of a picture; FILE in it is the picture, OUT the name of the PNG without its ending."""
    with tempfile.TemporaryDirectory() as folder:
        file, out = Path(folder, "picture"), Path(folder, "out")
        file.write_bytes(picture)
        words = [{"FILE": str(file), "OUT": str(out), "OUT.png": f"{out}.png"}.get(word, word) for word in command]
        subprocess.run(words, check=True, capture_output=True)
        return Path(folder, "out.png").read_bytes()


def boards_in(svg: str):
    """The corner and the side of each board: the squares that are as light as a board."""
    rectangle = re.compile(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="\3" fill="#fbf8f1"/>')
    return [tuple(map(float, found)) for found in rectangle.findall(svg)]


def width_of(svg: str):
    return float(re.search(r'<svg [^>]* width="([\d.]+)"', svg)[1])


def scale_of(png, svg):
    """How large the PNG of the drawing is: its squares are whole pixels, where those of the drawing are 45."""
    return round(45 * decoded(png)["width"] / width_of(svg)) / 45


def inside_queens(board, size, scale=1.0):
    """For each square, row by row, a point that a queen would cover, and no mark."""
    x, y, side = board
    cell = side / size
    return [[int((x + (column + 0.5) * cell) * scale), int((y + (row + 0.607) * cell) * scale)]
            for row in range(size) for column in range(size)]


def is_ink(colour):
    return all(abs(one - other) < 24 for one, other in zip(colour, INK))


def queens_seen(colours, size):
    """The squares whose points are as dark as a queen, as (row, column)."""
    return [divmod(number, size) for number, colour in enumerate(colours) if is_ink(colour)]
