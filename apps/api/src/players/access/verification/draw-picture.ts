import { randomInt } from 'node:crypto';
import { glyphs } from './glyphs.ts';

const characters = Object.keys(glyphs);
const length = 5;
const width = 240;
const height = 84;
/** Drawn at twice its size, for sharp screens. */
const density = 2;

/** Five characters at random: 19⁵ codes, of which one try is allowed. */
export function newCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** A number between `from` and `to`. */
function between(from: number, to: number): number {
  return from + (randomInt(1_000_001) / 1_000_000) * (to - from);
}

type Bend = (x: number, y: number) => [number, number];

/** The picture of a code: bent, uneven strokes that touch each other, under lines of the same ink. PNG. */
export async function drawPicture(code: string): Promise<Buffer> {
  const bend = newBend();
  const pitch = width / (code.length + 0.7);
  const letters = [...code].map((character, index) => strokesOf(character, pitch * (index + 0.85), pitch, bend));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#f3ecdd"/>
<g fill="none" stroke="#14211c" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${linesOver(bend)}</g>
${specks()}</svg>`;
  // It is 28 MB of a process, so that the first picture loads it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** One character, turned, sheared and scaled by chance around its middle, then bent with the whole picture. */
function strokesOf(character: string, middle: number, pitch: number, bend: Bend): string {
  const turn = between(-0.28, 0.28);
  const shear = between(-0.25, 0.25);
  const wide = (pitch / 100) * between(0.72, 0.9);
  const high = 0.4 * between(0.82, 1.05);
  const [x0, y0] = [middle + between(-3, 3), height / 2 + between(-6, 6)];
  const place: Bend = (x, y) => {
    const [gx, gy] = [(x - 50) * wide + (y - 70) * high * shear, (y - 70) * high];
    return bend(x0 + gx * Math.cos(turn) - gy * Math.sin(turn), y0 + gx * Math.sin(turn) + gy * Math.cos(turn));
  };
  const path = glyphs[character]!.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) =>
    place(Number(x) + between(-5, 5), Number(y) + between(-5, 5))
      .map((at) => at.toFixed(1))
      .join(' '),
  );
  return `<path d="${path}" stroke-width="${between(3.6, 5.2).toFixed(1)}"/>`;
}

/** A slow wave over the whole picture, another one every time. */
function newBend(): Bend {
  const waves = [0, 1].map(() => ({ long: between(70, 130), phase: between(0, 6.3), far: between(2.5, 5) }));
  const [across, down] = waves as [(typeof waves)[0], (typeof waves)[0]];
  return (x, y) => [
    x + across.far * Math.sin((y / across.long) * 6.3 + across.phase),
    y + down.far * Math.sin((x / down.long) * 6.3 + down.phase),
  ];
}

/** Two lines across of a letter's weight: a machine that takes the letters apart takes them along. */
function linesOver(bend: Bend): string {
  return [0.36, 0.64]
    .map((part) => {
      const points = [0, 0.33, 0.66, 1].map((along) =>
        bend(4 + along * (width - 8), height * part + between(-16, 16))
          .map((at) => at.toFixed(1))
          .join(' '),
      );
      return `<path d="M${points[0]} C${points[1]} ${points[2]} ${points[3]}" stroke-width="${between(1.8, 2.6).toFixed(1)}"/>`;
    })
    .join('');
}

function specks(): string {
  return Array.from({ length: 26 }, () => {
    const [x, y, size] = [between(0, width), between(0, height), between(0.8, 2)].map((at) => at.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#14211c"/>`;
  }).join('');
}
