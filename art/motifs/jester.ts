import { engraved } from '../base/engraving.ts';
import { circle, group, path } from '../base/svg.ts';

/** A cap with three points over a ruff, struck in metal; about 230 wide and 220 high around its centre. */
export function jester(x: number, y: number, scale: number, ink = '#101513'): string {
  const left = 'M-34 22C-62-8-92-12-104 22C-112-40-82-86-40-78C-24-58-20-28-34 22Z';
  const right = 'M34 22C62-8 92-12 104 22C112-40 82-86 40-78C24-58 20-28 34 22Z';
  const middle = 'M-34 22C-30-46-22-92 0-118C22-92 30-46 34 22C12 12-12 12-34 22Z';
  const band = 'M-44 20C-16 6 16 6 44 20L40 42C14 30-14 30-40 42Z';
  const ruff = Array.from({ length: 7 }, (_, i) => {
    const x = (i - 3) * 23;
    return circle(x, 66 - x ** 2 / 190, 17, `fill="url(#ivory)" stroke="${ink}" stroke-width="2"`);
  });
  const bells = [
    [-103, 28],
    [103, 28],
    [0, -122],
  ] as const;
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    engraved(left, { metal: 'url(#claret)' }),
    engraved(right, { metal: 'url(#plum)' }),
    engraved(middle, { metal: 'url(#brass)' }),
    path(left + right + middle, `fill="none" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`),
    ...ruff,
    engraved(band, { metal: 'url(#brass)' }),
    path(band, `fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"`),
    ...bells.map(
      ([bx, by]) =>
        circle(bx, by, 11, `fill="url(#brass)" stroke="${ink}" stroke-width="2"`) +
        path(`M${bx - 6} ${by + 3}H${bx + 6}`, `stroke="${ink}" stroke-width="2"`),
    ),
  );
}
