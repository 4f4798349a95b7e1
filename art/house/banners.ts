import { guilloche, plate, spokes, stars } from '../base/engraving.ts';
import { arc } from '../base/lettering.ts';
import { house } from '../base/palette.ts';
import { circle, group, n, path, polar, rect, ringPart, scatter } from '../base/svg.ts';
import { chip } from '../motifs/chip.ts';
import { blooms, garden, moth, opalMoon } from '../motifs/night-garden.ts';
import { cardFace, placed } from '../motifs/playing-card.ts';
import { wheel } from '../motifs/roulette-wheel.ts';

/** From the text's side, on the left, the ground runs out over the picture. */
const calm = (w: number, h: number, colour: string, until: number): string =>
  `<defs><linearGradient id="calm"><stop offset="0" stop-color="${colour}"/><stop offset="${n(until * 0.6)}" stop-color="${colour}" stop-opacity="0.75"/><stop offset="${n(until)}" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>` +
  rect(0, 0, w, h, 'fill="url(#calm)"');

/** Microprint, as around a banknote: SHA-256 of the empty text, which anyone will recognise who has checked a hash. */
const microprint = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The fanlight over the door of the casino, engraved like a certificate, and the seal that is set before the game. */
export function houseBanner(w: number, h: number): string {
  const phone = w / h < 4;
  const cx = phone ? w * 0.8 : w * 0.75;
  const cy = h * 1.06;
  const r = h * (phone ? 0.88 : 0.96);
  const seal = { x: cx, y: cy - r * 0.38, r: r * 0.22 };
  const half = (inner: number, outer: number, fill: string): string =>
    path(ringPart(cx, cy, r * inner, r * outer, -90, 90), fill);
  const tick = `M${n(seal.x - seal.r * 0.36)} ${n(seal.y + seal.r * 0.02)}L${n(seal.x - seal.r * 0.08)} ${n(seal.y + seal.r * 0.3)}L${n(seal.x + seal.r * 0.42)} ${n(seal.y - seal.r * 0.28)}`;
  return (
    plate('ink', w, h, cx / w, 0.9, 0.5) +
    path(spokes(cx, cy, r * 1.02, r * 3.4, 130, -90, 90), `stroke="${house.brass}" stroke-width="1.4" opacity="0.16"`) +
    half(0.98, 1, 'fill="url(#brass)"') +
    half(0.94, 0.946, `fill="${house.brass}" opacity="0.7"`) +
    arc(
      microprint.slice(0, 46),
      cx,
      cy,
      r * 0.875,
      0,
      { face: 'text', size: r * 0.052, tracking: 260 },
      `fill="${house.brassLight}" opacity="0.62"`,
    ) +
    half(0.84, 0.846, `fill="${house.brass}" opacity="0.7"`) +
    path(
      guilloche(cx, cy, r * 0.74, r * 0.08, 44, 4),
      `fill="none" stroke="${house.brass}" stroke-width="1.3" opacity="0.55"`,
    ) +
    path(spokes(cx, cy, r * 0.2, r * 0.645, 9, -90, 110), 'stroke="url(#brass-soft)" stroke-width="5"') +
    half(0.635, 0.655, 'fill="url(#brass)"') +
    group(
      'filter="url(#drop)"',
      circle(seal.x, seal.y, seal.r, 'fill="url(#claret)"') +
        circle(seal.x, seal.y, seal.r * 0.86, `fill="none" stroke="#e7b9c0" stroke-width="1.6" opacity="0.7"`) +
        path(
          guilloche(seal.x, seal.y, seal.r * 0.74, seal.r * 0.07, 28, 3),
          'fill="none" stroke="#e7b9c0" stroke-width="1" opacity="0.6"',
        ) +
        path(
          tick,
          `fill="none" stroke="${house.ivory}" stroke-width="${n(seal.r * 0.15)}" stroke-linecap="round" stroke-linejoin="round"`,
        ),
    ) +
    calm(w, h, '#0a1310', phone ? 0.62 : 0.55)
  );
}

/** The garden of Nocturne, its moon on the right. */
export function nocturneBanner(w: number, h: number): string {
  const phone = w / h < 4;
  const x = phone ? w * 0.77 : w * 0.76;
  const y = h * 0.46;
  const r = h * (phone ? 0.36 : 0.4);
  const random = scatter(phone ? 3 : 4);
  const flowers = Array.from(
    { length: phone ? 7 : 12 },
    () => [w * (0.45 + random() * 0.55), h * (0.82 + random() * 0.14), 0.12 + random() * 0.14] as const,
  );
  return (
    plate('midnight', w, h, x / w, 0.45, 0.55) +
    stars(phone ? 80 : 150, scatter(phone ? 15 : 16), w, h * 0.8, (px, py) => Math.hypot(px - x, py - y) > r * 1.2) +
    path(
      guilloche(x, y, r * 1.13, r * 0.05, 36, 3),
      `fill="none" stroke="${house.brass}" stroke-width="1.3" opacity="0.5"`,
    ) +
    opalMoon(x, y, r, 2.2) +
    garden(w, h + 16, h * 0.62, 71, '#0f2033', '#55808f') +
    garden(w, h + 26, h * 0.36, 72, '#081220', '#a5854a') +
    blooms(flowers) +
    group(
      `transform="translate(${n(x)} ${n(y + r * 0.06)}) scale(${n((r / 238) * 1.24)})" filter="url(#drop)"`,
      moth(),
    ) +
    calm(w, h, '#070c17', phone ? 0.55 : 0.5)
  );
}

/** The tables: the wheel half out of sight, two cards and what was staked. */
export function tablesBanner(w: number, h: number): string {
  const phone = w / h < 4;
  const [wx, wy] = phone ? [w * 0.84, h * 0.98] : [w * 0.84, h * 1.02];
  const scale = (h / 400) * (phone ? 0.68 : 0.82);
  const [px, py] = polar(wx, wy, 0, 0);
  const cardX = phone ? w * 0.55 : w * 0.585;
  const cardScale = (h / 400) * 0.56;
  return (
    plate('felt', w, h, 0.72, 0.4, 0.55) +
    path(spokes(wx, wy, 500 * scale, w, 110), `stroke="${house.brass}" stroke-width="1.4" opacity="0.16"`) +
    group(`transform="translate(${n(px)} ${n(py)}) scale(${n(scale)})" filter="url(#drop)"`, wheel(-24, 17)) +
    calm(w, h, '#06120e', phone ? 0.55 : 0.5) +
    placed(cardFace('K', 'S'), cardX + h * 0.17, h * 0.5, cardScale, 12) +
    placed(cardFace('A', 'H'), cardX - h * 0.1, h * 0.52, cardScale, -9) +
    group(
      `transform="translate(${n(cardX + h * 0.2)} ${n(h * 0.62)}) scale(${n((h / 400) * 0.95)})" filter="url(#drop-small)"`,
      chip('25'),
    ) +
    group(
      `transform="translate(${n(cardX + h * 0.32)} ${n(h * 0.7)}) scale(${n((h / 400) * 0.95)})" filter="url(#drop-small)"`,
      chip('100'),
    )
  );
}
