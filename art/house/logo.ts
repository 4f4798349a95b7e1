import { spokes } from '../base/engraving.ts';
import { line } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { drawing, n, path, rect } from '../base/svg.ts';

/** The mark in a box of 48 × 48: the door of the casino, its fanlight, and the tick of a thing checked. */
export function markBody(line1: string, line2: string, weight = 2.2): string {
  return (
    path(
      'M9 44V23A15 15 0 0 1 39 23V44Z',
      `fill="none" stroke="${line1}" stroke-width="${weight}" stroke-linejoin="round"`,
    ) +
    rect(4, 44 - weight / 2, 40, weight, `rx="${n(weight / 2)}" fill="${line1}"`) +
    path(`M9 23H39${spokes(24, 23, 5.4, 15, 4, -54, 90)}`, `stroke="${line1}" stroke-width="${n(weight * 0.55)}"`) +
    path('M18.6 23A5.4 5.4 0 0 1 29.4 23', `fill="none" stroke="${line1}" stroke-width="${n(weight * 0.55)}"`) +
    path(
      'M16.6 32.6L22.4 38.4L32 28.2',
      `fill="none" stroke="${line2}" stroke-width="${n(weight * 1.3)}" stroke-linecap="round" stroke-linejoin="round"`,
    )
  );
}

/** The wordmark in a box of 240 × 48. */
export function wordmark(ink: string = house.ivory, metal: string = house.brass): string {
  const word = { face: 'display', size: 46, tracking: 0 } as const;
  return drawing(
    [0, 0, 240, 48],
    `<title>Fairhouse</title>${markBody(metal, ink)}${line('Fairhouse', 58, 40, word, `fill="${ink}"`, 'start')}`,
    'scalable',
  );
}

/** The mark alone. */
export const mark = (ink: string = house.ivory, metal: string = house.brass): string =>
  drawing([0, 0, 48, 48], `<title>Fairhouse</title>${markBody(metal, ink)}`, 'scalable');

/** For the light look. */
export const onPaper = ['#1b1a14', '#79591a'] as const;

/** The mark as it stands in a browser's tab: firmer lines, and only what can be seen at 16 pixels. */
export const favicon = (): string =>
  drawing(
    [0, 0, 48, 48],
    rect(0, 0, 48, 48, `rx="10" fill="${house.nightRaised}"`) +
      path(
        'M12 40V22A12 12 0 0 1 36 22V40Z',
        `fill="none" stroke="${house.brass}" stroke-width="4" stroke-linejoin="round"`,
      ) +
      path(
        'M18.4 28.4L22.6 32.6L29.6 24',
        `fill="none" stroke="${house.ivory}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"`,
      ),
    'scalable',
  );

/** The icon of an installed site, in a box of 512 × 512; a maskable one keeps within the middle 80 per cent. */
export function appIcon(maskable: boolean): string {
  const scale = maskable ? 7 : 8.4;
  const offset = 256 - 24.4 * scale;
  return (
    '<defs><radialGradient id="icon" cx="0.5" cy="0.35" r="0.8"><stop offset="0" stop-color="#29493c"/><stop offset="1" stop-color="#0c1512"/></radialGradient></defs>' +
    rect(0, 0, 512, 512, `${maskable ? '' : 'rx="104" '}fill="url(#icon)"`) +
    `<g transform="translate(${n(offset)} ${n(offset)}) scale(${scale})">${markBody('url(#brass)', house.ivory, 2.4)}</g>`
  );
}
