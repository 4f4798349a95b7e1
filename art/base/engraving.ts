import { type Ground, grounds, house } from './palette.ts';
import { at, circle, n, type Point, path, polar, polyline, rect } from './svg.ts';

/** Metals, papers and lights that every drawing may point to. */
export const materials = `<defs>
<linearGradient id="brass" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#f6e7be"/><stop offset="0.32" stop-color="#d8b56e"/><stop offset="0.62" stop-color="#a27c3b"/><stop offset="0.8" stop-color="#c9a45c"/><stop offset="1" stop-color="#7a5b28"/></linearGradient>
<linearGradient id="brass-soft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e7cd94"/><stop offset="1" stop-color="#a07a3c"/></linearGradient>
<linearGradient id="brass-deep" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#8a6a34"/><stop offset="1" stop-color="#33240f"/></linearGradient>
<linearGradient id="ivory" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf6ea"/><stop offset="1" stop-color="#ddd2ba"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#eef1ee"/><stop offset="0.5" stop-color="#9fb0ab"/><stop offset="1" stop-color="#51605c"/></linearGradient>
<linearGradient id="claret" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="#c46a76"/><stop offset="0.45" stop-color="#8d3343"/><stop offset="1" stop-color="#4a141f"/></linearGradient>
<linearGradient id="sage" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="#c2dfcd"/><stop offset="0.5" stop-color="#7fb394"/><stop offset="1" stop-color="#355c48"/></linearGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="#bccbe0"/><stop offset="0.5" stop-color="#6f86a6"/><stop offset="1" stop-color="#33435c"/></linearGradient>
<linearGradient id="plum" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="#d6bddb"/><stop offset="0.5" stop-color="#8f6d9b"/><stop offset="1" stop-color="#46304f"/></linearGradient>
<linearGradient id="brass-letter" x1="0" y1="1" x2="0.25" y2="0"><stop offset="0" stop-color="#fbf0cf"/><stop offset="0.45" stop-color="#dab970"/><stop offset="0.55" stop-color="#b48b45"/><stop offset="1" stop-color="#8a6830"/></linearGradient>
<linearGradient id="claret-letter" x1="0" y1="1" x2="0.25" y2="0"><stop offset="0" stop-color="#f0bcc3"/><stop offset="0.45" stop-color="#cc7480"/><stop offset="0.55" stop-color="#b05563"/><stop offset="1" stop-color="#863544"/></linearGradient>
<linearGradient id="sage-letter" x1="0" y1="1" x2="0.25" y2="0"><stop offset="0" stop-color="#dcefe3"/><stop offset="0.45" stop-color="#97c4a9"/><stop offset="0.55" stop-color="#74a889"/><stop offset="1" stop-color="#4c7d62"/></linearGradient>
<linearGradient id="dusk-letter" x1="0" y1="1" x2="0.25" y2="0"><stop offset="0" stop-color="#dfe8f4"/><stop offset="0.45" stop-color="#9db2d0"/><stop offset="0.55" stop-color="#7d95b8"/><stop offset="1" stop-color="#566d90"/></linearGradient>
<linearGradient id="plum-letter" x1="0" y1="1" x2="0.25" y2="0"><stop offset="0" stop-color="#ecdcf0"/><stop offset="0.45" stop-color="#b896c4"/><stop offset="0.55" stop-color="#9a76a7"/><stop offset="1" stop-color="#6f4f7c"/></linearGradient>
<radialGradient id="opal" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="#fdfaf0"/><stop offset="0.26" stop-color="#e9efe4"/><stop offset="0.46" stop-color="#bcd6cd"/><stop offset="0.62" stop-color="#b9bfd6"/><stop offset="0.78" stop-color="#c9a9b4"/><stop offset="1" stop-color="#5c5a78"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#f6ecd2" stop-opacity="0.55"/><stop offset="0.5" stop-color="#dfe6da" stop-opacity="0.16"/><stop offset="1" stop-color="#dfe6da" stop-opacity="0"/></radialGradient>
<linearGradient id="shade-right" x1="0.1" y1="0" x2="0.95" y2="0.8"><stop offset="0.15" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><rect width="5" height="1.5" fill="#1d1408"/></pattern>
<pattern id="hatch-fine" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><rect width="3.4" height="0.9" fill="#1d1408"/></pattern>
<pattern id="hatch-cross" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(42)"><rect width="5" height="1.3" fill="#1d1408"/></pattern>
<filter id="struck" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="b"/><feSpecularLighting in="b" surfaceScale="4" specularConstant="0.75" specularExponent="22" lighting-color="#fff3d2" result="s"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="l"/><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="0" k2="1" k3="0.7" k4="0"/></filter>
<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dy="10"/><feComponentTransfer><feFuncA type="linear" slope="0.75"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="drop-small" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="3.2"/><feOffset dy="3"/><feComponentTransfer><feFuncA type="linear" slope="0.8"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="40"/></filter>
</defs>`;

/** A plate of w × h in one of the grounds, its light standing at (lx, ly), given as parts of the plate. */
export function plate(ground: Ground, w: number, h: number, lx = 0.5, ly = 0.4, reach = 0.75): string {
  const [edge, body, glow] = grounds[ground];
  return (
    `<defs><radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${n(lx * w)}" cy="${n(ly * h)}" r="${n(reach * Math.max(w, h))}">` +
    `<stop offset="0" stop-color="${glow}"/><stop offset="0.5" stop-color="${body}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>` +
    rect(0, 0, w, h, 'fill="url(#ground)"')
  );
}

let parts = 0;

/** An outline struck in metal and shaded with the graver: light from the upper left, hatching towards the lower right. */
export function engraved(
  d: string,
  { transform = '', metal = 'url(#brass)', depth = 0.55, evenOdd = false, cross = true } = {},
): string {
  parts += 1;
  const clip = `engraved-${parts}`;
  const rule = evenOdd ? ' clip-rule="evenodd"' : '';
  const fillRule = evenOdd ? ' fill-rule="evenodd"' : '';
  return (
    `<g transform="${transform}"><defs><clipPath id="${clip}"><path d="${d}"${rule}/></clipPath>` +
    `<mask id="${clip}-m" maskUnits="objectBoundingBox"><path d="${d}" fill="url(#shade-right)"/></mask></defs>` +
    `<g filter="url(#struck)"><path d="${d}" fill="${metal}"${fillRule}/></g>` +
    `<g clip-path="url(#${clip})"><path d="${d}" fill="url(#hatch-fine)" opacity="${n(depth * 0.5)}"/>` +
    `<g mask="url(#${clip}-m)"><path d="${d}" fill="url(#hatch)" opacity="${n(depth)}"/>` +
    (cross ? `<path d="${d}" fill="url(#hatch-cross)" opacity="${n(depth * 0.6)}"/>` : '') +
    `</g></g></g>`
  );
}

/** Wedges of light from (cx, cy), every other one of `count` × 2 equal parts. */
export function rays(cx: number, cy: number, inner: number, outer: number, count: number, turn = 0): string {
  const step = 360 / (count * 2);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const from = turn + i * 2 * step;
    const near = [polar(cx, cy, inner, from), polar(cx, cy, inner, from + step)] as const;
    const far = [polar(cx, cy, outer, from + step), polar(cx, cy, outer, from)] as const;
    d += polyline([...near, ...far], true);
  }
  return d;
}

/** Hairlines from (cx, cy) between two radii, `count` of them over [from, to] degrees. */
export function spokes(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  from = 0,
  to = 360,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const degrees = from + ((to - from) * i) / count;
    d += `M${at(polar(cx, cy, inner, degrees))}L${at(polar(cx, cy, outer, degrees))}`;
  }
  return d;
}

/** A guilloché rosette, as on banknotes: a ring whose radius waves, repeated with a shift of phase. */
export function guilloche(
  cx: number,
  cy: number,
  radius: number,
  wave: number,
  lobes: number,
  strands: number,
): string {
  let d = '';
  for (let strand = 0; strand < strands; strand += 1) {
    const points: Point[] = [];
    const phase = (strand / strands) * Math.PI * 2;
    const steps = lobes * 14;
    for (let i = 0; i < steps; i += 1) {
      const t = (i / steps) * 360;
      points.push(polar(cx, cy, radius + wave * Math.sin((t * Math.PI * lobes) / 180 + phase), t));
    }
    d += polyline(points, true);
  }
  return d;
}

/** Rows of fans, the old scale pattern: `rings` concentric arcs in each. */
export function fans(w: number, h: number, radius: number, rings: number): string {
  let d = '';
  for (let row = 0; row * radius * 0.5 < h + radius; row += 1) {
    const y = row * radius * 0.5;
    const shift = row % 2 ? radius : 0;
    for (let x = -radius + shift; x < w + radius; x += radius * 2) {
      for (let ring = 1; ring <= rings; ring += 1) {
        const r = (radius * ring) / rings;
        const lift = Math.min(1, (radius * 0.5) / r);
        const half = ring === rings ? 1 : Math.min(1, Math.sqrt(1 - (1 - lift) ** 2) + 0.2);
        d += `M${n(x - r * half)} ${n(y - Math.sqrt(Math.max(0, r * r * (1 - half * half))))}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * half)} ${n(y - Math.sqrt(Math.max(0, r * r * (1 - half * half))))}`;
      }
    }
  }
  return d;
}

export type Corner = 'square' | 'step' | 'scoop' | 'cut' | 'round';

function frameOutline(w: number, h: number, inset: number, corner: Corner, size: number): string {
  const l = inset;
  const t = inset;
  const r = w - inset;
  const b = h - inset;
  const c = size;
  const k = size / 2;
  switch (corner) {
    case 'square':
      return `M${l} ${t}H${r}V${b}H${l}Z`;
    case 'cut':
      return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`;
    case 'step':
      return `M${l + c} ${t}H${r - c}V${t + k}H${r - k}V${t + c}H${r}V${b - c}H${r - k}V${b - k}H${r - c}V${b}H${l + c}V${b - k}H${l + k}V${b - c}H${l}V${t + c}H${l + k}V${t + k}H${l + c}Z`;
    case 'scoop':
      return `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 0 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 0 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 0 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 0 ${l + c} ${t}Z`;
    case 'round':
      return `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 1 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 1 ${l + c} ${t}Z`;
  }
}

/** The double line around a plate: a firm outer one and a hairline inside it. */
export function frame(
  w: number,
  h: number,
  corner: Corner,
  { inset = 22, size = 40, colour = house.brass as string } = {},
): string {
  return (
    path(frameOutline(w, h, inset, corner, size), `fill="none" stroke="${colour}" stroke-width="3.2"`) +
    path(
      frameOutline(w, h, inset + 10, corner, Math.max(4, size - 6)),
      `fill="none" stroke="${colour}" stroke-width="1.2" opacity="0.65"`,
    )
  );
}

/** Stars as fine points and four-armed sparks, kept away from where `free` says no. */
export function stars(
  count: number,
  random: () => number,
  w: number,
  h: number,
  free: (x: number, y: number) => boolean,
): string {
  let body = '';
  for (let i = 0; i < count; i += 1) {
    const x = random() * w;
    const y = random() * h;
    const r = 1.2 + random() ** 2 * 2.6;
    const opacity = 0.35 + random() * 0.55;
    if (!free(x, y)) continue;
    if (r > 2.8) {
      const s = r * 3.6;
      body += path(
        `M${n(x)} ${n(y - s)}Q${n(x)} ${n(y)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + s)}Q${n(x)} ${n(y)} ${n(x - s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - s)}Z`,
        `fill="${house.brassPale}" opacity="${n(opacity)}"`,
      );
    } else body += circle(x, y, r, `fill="${house.ivory}" opacity="${n(opacity)}"`);
  }
  return body;
}
