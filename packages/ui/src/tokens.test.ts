import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styles = ['./tokens.css', './tokens-controls.css', './tokens-site.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

type Colour = readonly [red: number, green: number, blue: number];

/** The tokens that a rule declares, by name without the dashes. */
function tokensOf(selector: string): Record<string, string> {
  const body = styles
    .split('\n}')
    .filter((rule) => rule.includes(`${selector} {`))
    .join('\n');
  expect(body, selector).toContain('--');
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const looks = {
  dark: tokensOf('[data-look="dark"]'),
  light: tokensOf(':root[data-theme="light"]'),
} as const;

/** A colour of tokens over a ground. */
function colourOf(value: string, ground: Colour): Colour {
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (!parts) throw new Error(`no colour: ${value}`);
  const [red, green, blue, percent] = parts.slice(1).map(Number) as [number, number, number, number];
  const over = (one: number, at: number) => Math.round((one * percent + ground[at]! * (100 - percent)) / 100);
  return [over(red, 0), over(green, 1), over(blue, 2)];
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['night-0', 'night-1', 'night-2', 'night-3'] as const;
const inks = ['ivory', 'ivory-2', 'ivory-3', 'brass', 'brass-light', 'claret-light', 'sage-light'] as const;
/** On their own grounds: buttons and what is marked. */
const pairs = [
  ['on-brass', 'brass'],
  ['on-brass', 'brass-hover'],
  ['on-claret', 'claret'],
  ['on-claret', 'claret-hover'],
  ['ivory', 'night-4'],
  ['ivory', 'alarm'],
] as const;
const page: Colour = [0, 0, 0];

describe.each(Object.entries(looks))('the %s look', (_, tokens) => {
  const of = (name: string, ground = page) => colourOf(tokens[name] ?? '', ground);

  it('declares the same tokens as the other', () => {
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(looks.dark).sort());
  });

  it.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))(
    'has %s readable on %s (4.5 to 1)',
    (ink, ground) => {
      expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs)('has %s readable on %s (4.5 to 1)', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('has text readable on a tint of brass over %s (4.5 to 1)', (ground) => {
    const tint = of('brass-tint', of(ground));
    for (const ink of ['ivory', 'ivory-2', 'brass-light']) expect(contrast(of(ink), tint)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('has borders of fields and the focus visible on %s (3 to 1)', (ground) => {
    for (const name of ['field-line', 'brass-light']) expect(contrast(of(name), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('has the colour around the page that theme.ts and index.html name', () => {
  const site = readFileSync(new URL('../../../apps/web/index.html', import.meta.url), 'utf8');
  const theme = readFileSync(new URL('../../../apps/web/src/lib/theme.ts', import.meta.url), 'utf8');
  for (const text of [site, theme])
    for (const { 'night-1': ground } of Object.values(looks)) expect(text).toContain(ground);
});
