import { readFileSync } from 'node:fs';
import { n } from './svg.ts';

/**
 * Text as outlines, so that drawings do not depend on the fonts of the machine that renders them.
 * letters/*.json hold instances of Fraunces and Inter (both SIL OFL 1.1) as [advance, path] in 1000 units per em.
 */
interface Alphabet {
  capHeight: number;
  glyphs: Record<string, [advance: number, outline: string]>;
  kern: Record<string, number>;
}

export type Face = 'display' | 'display-bold' | 'display-italic' | 'text' | 'sans';

const alphabets = new Map<Face, Alphabet>();

function alphabet(face: Face): Alphabet {
  let found = alphabets.get(face);
  if (!found) {
    found = JSON.parse(readFileSync(new URL(`../letters/${face}.json`, import.meta.url), 'utf8')) as Alphabet;
    alphabets.set(face, found);
  }
  return found;
}

export interface Lettering {
  face: Face;
  size: number;
  /** extra space between letters, in thousandths of the size */
  tracking?: number;
}

interface Set {
  width: number;
  letters: { outline: string; x: number }[];
}

function set(text: string, { face, size, tracking = 0 }: Lettering): Set {
  const { glyphs, kern } = alphabet(face);
  const letters: Set['letters'] = [];
  let x = 0;
  let before = '';
  for (const character of text) {
    if (character === ' ') {
      x += 240 + tracking;
      before = '';
      continue;
    }
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`no letter "${character}" in ${face}`);
    x += kern[before + character] ?? 0;
    letters.push({ outline: glyph[1], x });
    x += glyph[0] + tracking;
    before = character;
  }
  return { width: ((x - (letters.length ? tracking : 0)) * size) / 1000, letters };
}

export const widthOf = (text: string, lettering: Lettering): number => set(text, lettering).width;

export const capHeightOf = ({ face, size }: Pick<Lettering, 'face' | 'size'>): number =>
  (alphabet(face).capHeight * size) / 1000;

/** The largest size, up to the one asked for, at which the text is no wider than `width`. */
export function fitted(text: string, lettering: Lettering, width: number): Lettering {
  const wide = widthOf(text, lettering);
  return wide <= width ? lettering : { ...lettering, size: (lettering.size * width) / wide };
}

/** One line on the baseline y; anchor says which part of the text stands at x. */
export function line(
  text: string,
  x: number,
  y: number,
  lettering: Lettering,
  attributes: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  const { width, letters } = set(text, lettering);
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const scale = lettering.size / 1000;
  const outlines = letters
    .map((letter) => `<path transform="translate(${n(letter.x)} 0)" d="${letter.outline}"/>`)
    .join('');
  return `<g ${attributes}><g transform="translate(${n(left)} ${n(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${outlines}</g></g>`;
}

/** Text along a circle, centred on the clock angle `middle` (degrees), letters standing outwards. */
export function arc(
  text: string,
  cx: number,
  cy: number,
  radius: number,
  middle: number,
  lettering: Lettering,
  attributes: string,
  inside = false,
): string {
  const { width, letters } = set(text, lettering);
  const scale = lettering.size / 1000;
  const turn = inside ? -1 : 1;
  const body = letters.map(({ outline, x }) => {
    const degrees = ((x * scale - width / 2) / radius) * (180 / Math.PI) * turn;
    const angle = middle + degrees;
    const up = inside ? `rotate(180) translate(0 ${n(radius)})` : `translate(0 ${n(-radius)})`;
    return `<path transform="translate(${n(cx)} ${n(cy)}) rotate(${n(inside ? angle : angle)}) ${up} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
  });
  return `<g ${attributes}>${body.join('')}</g>`;
}
