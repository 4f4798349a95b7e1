import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fans, guilloche, spokes } from '../base/engraving.ts';
import { line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, group, path, rect } from '../base/svg.ts';
import { jester } from './jester.ts';
import { pip, type Suit, suitInk, suitOutline } from './suits.ts';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K';

/** A card is drawn from (0, 0) to (320, 448). */
export const cardSize = [320, 448] as const;

// The package names an ES module whose entry Node cannot resolve by the package's name.
const courts = (await import(
  new URL('../../node_modules/@letele/playing-cards/dist/index.esm.js', import.meta.url).href
)) as Record<string, FunctionComponent | Record<string, FunctionComponent>>;

/** The colours of the CC0 court cards, turned into the inks of the casino. */
const inks: Record<string, string> = {
  red: house.claret,
  '#44F': '#1d4839',
  '#FC4': '#cda95f',
  '#000': house.ink,
  '#fff': '#fbf6ea',
};

let courtCount = 0;

/** The figure of a court card with neither its index nor its border, in a box of 240 × 336 about its centre. */
export function courtFigure(rank: 'J' | 'Q' | 'K', suit: Suit): string {
  const name = `${suit}${rank.toLowerCase()}`;
  const bundle = (courts.default ?? courts) as Record<string, FunctionComponent>;
  const component = (courts[name] as FunctionComponent | undefined) ?? bundle[name];
  if (!component) throw new Error(`no court card ${name}`);
  courtCount += 1;
  const prefix = `court${courtCount}-`;
  return renderToStaticMarkup(createElement(component))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/(fill|stroke)="([^"]+)"/g, (whole, attribute, colour) =>
      inks[colour] ? `${attribute}="${inks[colour]}"` : whole,
    )
    .replace(/xlink:href="#/g, `href="#${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/<rect[^>]*width="239"[^>]*><\/rect>/, '');
}

const left = 104;
const middle = 160;
const right = 216;
/** Where the pips stand; those below the middle are turned. */
const places: Record<string, readonly (readonly [number, number])[]> = {
  '2': [
    [middle, 104],
    [middle, 344],
  ],
  '3': [
    [middle, 104],
    [middle, 224],
    [middle, 344],
  ],
  '4': [
    [left, 104],
    [right, 104],
    [left, 344],
    [right, 344],
  ],
  '5': [
    [left, 104],
    [right, 104],
    [middle, 224],
    [left, 344],
    [right, 344],
  ],
  '6': [
    [left, 104],
    [right, 104],
    [left, 224],
    [right, 224],
    [left, 344],
    [right, 344],
  ],
  '7': [
    [left, 104],
    [right, 104],
    [middle, 164],
    [left, 224],
    [right, 224],
    [left, 344],
    [right, 344],
  ],
  '8': [
    [left, 104],
    [right, 104],
    [middle, 164],
    [left, 224],
    [right, 224],
    [middle, 284],
    [left, 344],
    [right, 344],
  ],
  '9': [
    [left, 92],
    [right, 92],
    [left, 180],
    [right, 180],
    [middle, 224],
    [left, 268],
    [right, 268],
    [left, 356],
    [right, 356],
  ],
  '10': [
    [left, 92],
    [right, 92],
    [middle, 136],
    [left, 180],
    [right, 180],
    [left, 268],
    [right, 268],
    [middle, 312],
    [left, 356],
    [right, 356],
  ],
};

function indexes(rank: Rank, suit: Suit): string {
  const ink = suitInk(suit);
  const one =
    line(
      rank,
      36,
      62,
      { face: 'display-bold', size: rank === '10' ? 50 : 56, tracking: rank === '10' ? -60 : 0 },
      `fill="${ink}"`,
    ) + pip(suit, 36, 94, 34);
  return one + group('transform="rotate(180 160 224)"', one);
}

function aceFace(suit: Suit): string {
  const ink = suitInk(suit);
  if (suit !== 'S') return pip(suit, 160, 224, 128);
  const rosette = path(guilloche(0, 0, 26, 9, 12, 4), `fill="none" stroke="${house.brassLight}" stroke-width="0.9"`);
  return (
    `<g transform="translate(160 214) scale(2.3)"><path d="${suitOutline('S')}" fill="${ink}"/></g>` +
    `<g transform="translate(160 214) scale(2.06)"><path d="${suitOutline('S')}" fill="none" stroke="${house.brass}" stroke-width="0.9"/></g>` +
    `<g transform="translate(160 220)">${rosette}${pip('S', 0, 0, 22, `fill="${house.brassLight}"`)}</g>` +
    line('FAIRHOUSE', 160, 362, { face: 'text', size: 17, tracking: 180 }, `fill="${ink}"`)
  );
}

function courtFace(rank: 'J' | 'Q' | 'K', suit: Suit): string {
  return (
    `<svg x="72" y="46" width="176" height="356" viewBox="-80 -130 160 260" preserveAspectRatio="none" overflow="hidden">${courtFigure(rank, suit)}</svg>` +
    rect(72, 46, 176, 356, `fill="none" stroke="${house.brassDark}" stroke-width="2.4"`) +
    rect(66, 40, 188, 368, `fill="none" stroke="${house.brass}" stroke-width="1"`)
  );
}

/** The face of a card. */
export function cardFace(rank: Rank, suit: Suit): string {
  const face =
    rank === 'A'
      ? aceFace(suit)
      : rank === 'J' || rank === 'Q' || rank === 'K'
        ? courtFace(rank, suit)
        : (places[rank] ?? []).map(([x, y]) => pip(suit, x, y, 66, undefined, y > 224)).join('');
  return rect(1, 1, 318, 446, `rx="20" fill="#fbf6ea" stroke="#b9ac90" stroke-width="2"`) + face + indexes(rank, suit);
}

/** The joker's face: cap and collar, its name down both edges. */
export function jokerFace(): string {
  const index = [...'JOKER']
    .map((letter, i) => line(letter, 34, 56 + i * 34, { face: 'display-bold', size: 34 }, `fill="${house.claret}"`))
    .join('');
  return (
    rect(1, 1, 318, 446, `rx="20" fill="#fbf6ea" stroke="#b9ac90" stroke-width="2"`) +
    path(guilloche(160, 224, 96, 16, 24, 4), `fill="none" stroke="${house.brass}" stroke-width="1" opacity="0.5"`) +
    jester(160, 232, 0.92) +
    index +
    group('transform="rotate(180 160 224)"', index)
  );
}

/** The back of the cards: scales, a rosette and the arch of the casino. */
export function cardBack(): string {
  const scales = `<svg x="22" y="22" width="276" height="404" viewBox="0 0 276 404">${path(fans(276, 404, 34.5, 3), `fill="none" stroke="${house.brass}" stroke-width="1.5" opacity="0.55"`)}</svg>`;
  return (
    rect(1, 1, 318, 446, 'rx="20" fill="#f3ecdd" stroke="#b9ac90" stroke-width="2"') +
    rect(14, 14, 292, 420, 'rx="11" fill="#143027"') +
    scales +
    rect(14, 14, 292, 420, `rx="11" fill="none" stroke="${house.brass}" stroke-width="3"`) +
    rect(22, 22, 276, 404, `rx="5" fill="none" stroke="${house.brass}" stroke-width="1.2"`) +
    circle(160, 224, 82, `fill="#102a22" stroke="${house.brass}" stroke-width="3"`) +
    circle(160, 224, 74, `fill="none" stroke="${house.brass}" stroke-width="1"`) +
    path(
      guilloche(160, 224, 58, 13, 16, 5),
      `fill="none" stroke="${house.brassLight}" stroke-width="0.9" opacity="0.9"`,
    ) +
    path(spokes(160, 224, 20, 38, 32), `stroke="${house.brass}" stroke-width="1.2"`) +
    pip('S', 160, 223, 30, `fill="${house.brassLight}"`)
  );
}

/** A card face turned and placed with its centre at (x, y). */
export function placed(
  card: string,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  filter = 'url(#drop)',
): string {
  return group(
    `filter="${filter}"`,
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(-160 -224)">${card}</g>`,
  );
}
