/**
 * Cuts the two open fonts (SIL OFL 1.1) down to what our pages write: Latin-1 and a few signs, in the weights in use.
 * The results are committed; run `node --import tsx packages/ui/tools/subset-fonts.ts` after changing the ranges.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const into = new URL('../src/fonts/', import.meta.url);

const rare = `${characters(0x3c, 0x3e)}${characters(0x5b, 0x5f)}${characters(0x7b, 0x7e)}`;
const plain = [...`${characters(0x20, 0x7e)}–—‘’“”•…€©`].filter((sign) => !rare.includes(sign)).join('');
const accented = `${rare}${characters(0xa1, 0xa8)}${characters(0xaa, 0xff)}→←↑✓×−`;
const inter = '@fontsource-variable/inter/files/inter-latin';
const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin';
const interAxes = { wght: { min: 400, max: 650 } };
/** What browsers apply by themselves, and the figures that the style sheets ask for. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];
// The serif is mostly set large: one optical size is enough, and for all but the games one weight.
const frauncesAxes = { wght: 400, opsz: 72 };
const playAxes = { wght: { min: 350, max: 600 }, opsz: 72 };

// The first screen needs the plain files; the others are fetched where one of their signs is written.
await cut(`${inter}-wght-normal.woff2`, 'inter.woff2', plain, interAxes);
await cut(`${inter}-wght-normal.woff2`, 'inter-accented.woff2', accented, interAxes);
await cut(`${inter}-ext-wght-normal.woff2`, 'inter-signs.woff2', '₱₿', interAxes);
await cut(`${fraunces}-standard-normal.woff2`, 'fraunces.woff2', plain, frauncesAxes);
await cut(`${fraunces}-standard-normal.woff2`, 'fraunces-accented.woff2', accented, frauncesAxes);
await cut(
  `${fraunces}-standard-normal.woff2`,
  'fraunces-weights.woff2',
  plain + rare + characters(0xc0, 0xff),
  playAxes,
);

async function cut(
  from: string,
  to: string,
  text: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<void> {
  const whole = await readFile(require.resolve(from));
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: features, noHinting: true } as const;
  await writeFile(new URL(to, into), await subsetFont(whole, text, options));
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
