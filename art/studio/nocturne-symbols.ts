import { engraved, guilloche } from '../base/engraving.ts';
import { capHeightOf, fitted, line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, group, path } from '../base/svg.ts';
import { gardenKey, lantern, medal, moonflower, moth, opalMoon, rose } from '../motifs/night-garden.ts';

const centred = (scale: number, y: number, body: string, turn = 0): string =>
  group(`transform="translate(256 ${y}) rotate(${turn}) scale(${scale})" filter="url(#drop)"`, body);

/** A letter of the lower symbols: filled, with an engraved line inside it, on a faint rosette in its own tone. */
function letter(text: string, metal: string, tone: string): string {
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

function worded(ground: string, word: string, figure: string): string {
  const label = fitted(word, { face: 'display-bold', size: 62, tracking: 60 }, 340);
  const ribbon = 'M-206 0H206L184 34L206 68H-206L-184 34Z';
  return (
    group('transform="translate(256 244)" filter="url(#drop)"', medal(208, ground)) +
    figure +
    group(
      'transform="translate(256 364)" filter="url(#drop-small)"',
      path(ribbon, 'fill="url(#brass)" stroke="#3d2c12" stroke-width="3"'),
      path('M-190 8H190M-190 60H190', 'stroke="#3d2c12" stroke-width="1.6" opacity="0.6"'),
      line(word, 0, 34 + capHeightOf(label) / 2, label, 'fill="#22180a"'),
    )
  );
}

/** The twelve symbols of Nocturne, each in a box of 512 × 512, on nothing. */
export const nocturneSymbols: Record<string, () => string> = {
  moon: () =>
    path(guilloche(256, 256, 212, 12, 30, 3), `fill="none" stroke="${house.brass}" stroke-width="2.6" opacity="0.9"`) +
    group('filter="url(#drop)"', opalMoon(256, 256, 178, 0)) +
    circle(256, 256, 186, 'fill="none" stroke="url(#brass)" stroke-width="13"') +
    circle(256, 256, 180, 'fill="none" stroke="#3d2c12" stroke-width="2"'),
  moth: () => centred(1.14, 262, moth()),
  key: () =>
    centred(
      1.1,
      262,
      group('transform="rotate(-34)"', gardenKey('url(#brass-deep)')) +
        group('transform="rotate(34)" filter="url(#drop-small)"', gardenKey()),
    ),
  lantern: () => centred(1.16, 276, lantern()),
  rose: () => centred(1.22, 262, rose()),
  ace: () => letter('A', 'url(#claret-letter)', '#b0505f'),
  king: () => letter('K', 'url(#brass-letter)', '#c9a45c'),
  queen: () => letter('Q', 'url(#plum-letter)', '#8f6d9b'),
  jack: () => letter('J', 'url(#dusk-letter)', '#6f86a6'),
  ten: () => letter('10', 'url(#sage-letter)', '#7fb394'),
  wild: () =>
    worded(
      '#14213a',
      'WILD',
      group(
        'transform="translate(256 206) scale(0.82)" filter="url(#drop-small)"',
        engraved('M0-150L26-36L132-76L52 0L132 76L26 36L0 150L-26 36L-132 76L-52 0L-132-76L-26-36Z', { depth: 0.4 }),
        circle(0, 0, 46, 'fill="url(#opal)" stroke="#3d2c12" stroke-width="4"'),
      ),
    ),
  scatter: () =>
    worded(
      '#3a111b',
      'SCATTER',
      group('transform="translate(256 208) scale(0.98)" filter="url(#drop-small)"', moonflower()),
    ),
};
