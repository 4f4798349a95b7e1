import { engraved, guilloche } from '../base/engraving.ts';
import { capHeightOf, fitted, line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { silhouette } from '../base/silhouettes.ts';
import { circle, group, n, path, rect } from '../base/svg.ts';

/** A figure in the middle of its box. */
export const centred = (scale: number, y: number, body: string, turn = 0): string =>
  group(`transform="translate(256 ${y}) rotate(${turn}) scale(${scale})" filter="url(#drop)"`, body);

/** A letter of the lower symbols: filled, with an engraved line inside it, on a faint rosette in its own tone. */
export function letter(text: string, metal: string, tone: string): string {
  const lettering = fitted(text, { face: 'display-bold', size: 400, tracking: -40 }, 350);
  const baseline = 256 + capHeightOf(lettering) / 2;
  return (
    path(guilloche(256, 256, 168, 22, 22, 4), `fill="none" stroke="${tone}" stroke-width="2.4" opacity="0.34"`) +
    group('filter="url(#drop)"', line(text, 256, baseline, lettering, `fill="${metal}" filter="url(#struck)"`)) +
    line(
      text,
      256,
      baseline,
      lettering,
      `fill="none" stroke="#fff8e6" stroke-width="${text === '10' ? 7 : 6}" opacity="0.5"`,
    )
  );
}

/** The ring of a medal about (0, 0): it stands behind the wild and the scatter. */
function medal(r: number, ground: string): string {
  return (
    circle(0, 0, r, 'fill="url(#brass)"') +
    circle(0, 0, r * 0.93, `fill="${ground}" stroke="#3d2c12" stroke-width="2"`) +
    path(
      guilloche(0, 0, r * 0.83, r * 0.055, 40, 4),
      `fill="none" stroke="${house.brassLight}" stroke-width="1" opacity="0.8"`,
    ) +
    circle(0, 0, r * 0.74, `fill="none" stroke="${house.brass}" stroke-width="2.5"`)
  );
}

/** A brass medal with a figure and a word on a ribbon: wild and scatter. */
export function worded(ground: string, word: string, figure: string): string {
  const label = fitted(word, { face: 'sans', size: 88, tracking: 16 }, 366);
  const ribbon = 'M-236 0H236L216 48L236 96H-236L-216 48Z';
  return (
    group('transform="translate(256 244)" filter="url(#drop)"', medal(208, ground)) +
    figure +
    group(
      'transform="translate(256 356)" filter="url(#drop-small)"',
      path(ribbon, 'fill="url(#brass)" stroke="#3d2c12" stroke-width="3"'),
      line(word, 0, 48 + capHeightOf(label) / 2, label, 'fill="#22180a"'),
    )
  );
}

/** A silhouette struck in metal, `size` wide about the middle of the box. */
export const struck = (name: string, metal: string, size = 380, depth = 0.5, y = 256): string =>
  group(
    'filter="url(#drop)"',
    engraved(silhouette(name), {
      transform: `translate(${n(256 - size / 2)} ${n(y - size / 2)}) scale(${n(size / 512)})`,
      metal,
      depth,
    }),
  );

/** A plain silhouette, such as a dark one on a light ground. */
export const cut = (name: string, fill: string, size = 320, x = 256, y = 256, more = ''): string =>
  group(
    `transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 512).toFixed(4)})" ${more}`,
    path(silhouette(name), `fill="${fill}"`),
  );

/** A tile that lower symbols stand on: its ground, its rim, and how round its corners are. */
export const tile = (ground: string, rim: string, size = 380, corner = 40): string => {
  const at = 256 - size / 2;
  return (
    group('filter="url(#drop-small)"', rect(at, at, size, size, `rx="${corner}" fill="${ground}"`)) +
    rect(
      at + 9,
      at + 9,
      size - 18,
      size - 18,
      `rx="${Math.max(2, corner - 8)}" fill="none" stroke="${rim}" stroke-width="6"`,
    ) +
    rect(
      at + 21,
      at + 21,
      size - 42,
      size - 42,
      `rx="${Math.max(2, corner - 16)}" fill="none" stroke="${rim}" stroke-width="2" opacity="0.7"`,
    )
  );
};

/** A letter in the middle of the box, no more than so wide. */
export function initial(text: string, fill: string, size = 300, width = 280): string {
  const lettering = fitted(text, { face: 'display-bold', size, tracking: -30 }, width);
  return line(text, 256, 256 + capHeightOf(lettering) / 2, lettering, `fill="${fill}"`);
}
