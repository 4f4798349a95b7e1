import { fans } from '../base/engraving.ts';
import { n, path, rect, scatter } from '../base/svg.ts';

/** Cloth for the tables: a tile of 512 × 512 that meets itself on every side. */
export function felt(ground: string, light: string, dark: string): string {
  const random = scatter(91);
  let pale = '';
  let deep = '';
  for (let i = 0; i < 5200; i += 1) {
    const x = random() * 512;
    const y = random() * 512;
    const fibre = `l${n(random() * 5 - 2.5)} ${n(random() * 5 - 2.5)}`;
    // A fibre that crosses an edge is drawn again on the other side.
    for (const dx of x < 4 ? [0, 512] : x > 508 ? [0, -512] : [0]) {
      for (const dy of y < 4 ? [0, 512] : y > 508 ? [0, -512] : [0]) {
        const mark = `M${n(x + dx)} ${n(y + dy)}${fibre}`;
        if (i % 2) pale += mark;
        else deep += mark;
      }
    }
  }
  return (
    rect(0, 0, 512, 512, `fill="${ground}"`) +
    path(fans(512, 512, 64, 1), `fill="none" stroke="${light}" stroke-width="1.2" opacity="0.16"`) +
    path(pale, `stroke="${light}" stroke-width="0.9" opacity="0.34"`) +
    path(deep, `stroke="${dark}" stroke-width="1.1" opacity="0.5"`)
  );
}
