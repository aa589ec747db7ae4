/**
 * Draws a path on whole numbers, in a box of half the size. Icons come in a box of 512 and are shown at 16 to 96 pixels, so
 * half a step is less than a fifth of a pixel; on the wire digits are most of what a game's icons weigh.
 */

/** The box of an icon that is drawn here. */
export const BOX = 256;

const SCALE = BOX / 512;

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** @param {string} body what stands inside of an icon's `<svg>` */
export function onWholeNumbers(body) {
  return body.replaceAll(/ d="([^"]+)"/g, (_, d) => ` d="${written(scaled(drawn(d)))}"`);
}

/** The commands of a path with absolute coordinates. */
function drawn(d) {
  const commands = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, rest] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const numbers = kind === 'A' ? arcNumbers(rest) : numbersOf(rest);
    const count = COUNTS[kind];
    for (let i = 0; i === 0 || i < numbers.length; i += count) {
      const given = numbers.slice(i, i + count);
      if (given.length < count) throw new Error(`A path that cannot be read: ${d}`);
      const [dx, dy] = relative ? [x, y] : [0, 0];
      // What follows the first pair of a `M` are lines.
      const meant = kind === 'M' && i > 0 ? 'L' : kind;
      const at =
        kind === 'H'
          ? [given[0] + dx]
          : kind === 'V'
            ? [given[0] + dy]
            : kind === 'A'
              ? [...given.slice(0, 5), given[5] + dx, given[6] + dy]
              : given.map((value, index) => value + (index % 2 === 0 ? dx : dy));
      if (kind === 'Z') [x, y] = [startX, startY];
      else if (kind === 'H') [x] = at;
      else if (kind === 'V') [y] = at;
      else [x, y] = at.slice(-2);
      if (meant === 'M') [startX, startY] = [x, y];
      commands.push({ kind: meant, at, to: [x, y] });
      if (count === 0) break;
    }
  }
  return commands;
}

const numbersOf = text => (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** The two flags of an arc may stand without anything between them and what follows. */
function arcNumbers(text) {
  const number = String.raw`([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*`;
  const flag = String.raw`([01])[\s,]*`;
  const arc = new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'gi');
  return [...text.matchAll(arc)].flatMap(([, ...found]) => found.map(Number));
}

const scaled = commands =>
  commands.map(({ kind, at, to }) => ({
    kind,
    // Of an arc, radii and the end are lengths; the turn and the flags are not.
    at: at.map((value, index) => (kind === 'A' && index > 1 && index < 5 ? value : value * SCALE)),
    to: to.map(value => value * SCALE),
  }));

function written(commands) {
  const path = new Path();
  for (const { kind, at, to } of commands) {
    const [x, y] = to.map(Math.round);
    if (kind === 'Z') path.close();
    else if (kind === 'M') path.move(x, y);
    else if (kind === 'H' || kind === 'V' || kind === 'L') path.line(x, y);
    else if (kind === 'A') {
      const [rx, ry, turn, large, sweep] = at;
      path.add(
        'A',
        [rx < 10 ? tenth(rx) : Math.round(rx), ry < 10 ? tenth(ry) : Math.round(ry), Math.round(turn)],
        x,
        y,
        [large, sweep],
      );
    } else path.add(kind, at.slice(0, -2).map(Math.round), x, y);
  }
  return path.text;
}

const tenth = value => Math.round(value * 10) / 10;

/** Writes each command in the shorter of its two forms. */
class Path {
  text = '';
  #last = '';
  #at = [0, 0];
  #start = [0, 0];

  move(x, y) {
    this.#put('M', [x, y], [x - this.#at[0], y - this.#at[1]]);
    this.#at = [x, y];
    this.#start = [x, y];
    // Further pairs would be lines.
    this.#last = this.#last === 'M' ? 'L' : 'l';
  }

  line(x, y) {
    const [dx, dy] = [x - this.#at[0], y - this.#at[1]];
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#put('H', [x], [dx]);
    else if (dx === 0) this.#put('V', [y], [dy]);
    else this.#put('L', [x, y], [dx, dy]);
    this.#at = [x, y];
  }

  add(kind, before, x, y, flags = []) {
    const [atX, atY] = this.#at;
    if (kind === 'A') {
      if (x === atX && y === atY) return;
      this.#put('A', [...before, ...flags, x, y], [...before, ...flags, x - atX, y - atY]);
    } else {
      const absolute = [...before, x, y];
      this.#put(
        kind,
        absolute,
        absolute.map((value, index) => value - (index % 2 === 0 ? atX : atY)),
      );
    }
    this.#at = [x, y];
  }

  close() {
    this.text += 'z';
    this.#last = 'z';
    this.#at = [...this.#start];
  }

  #put(kind, absolute, relative) {
    const forms = [
      [kind.toLowerCase(), relative],
      [kind, absolute],
    ].map(([letter, numbers]) => {
      const listed = numbers.map((n, i) => (i === 0 || n < 0 ? String(n) : ` ${n}`)).join('');
      const join = letter === this.#last ? (numbers[0] < 0 ? '' : ' ') : letter;
      return [letter, join + listed];
    });
    const [letter, text] = forms[0][1].length <= forms[1][1].length ? forms[0] : forms[1];
    this.text += text;
    this.#last = letter;
  }
}
