import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@fairhouse/games';

/** What the build says of its files, by their sources. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** What is seen first; a game without it has none of these files. */
const title = 'title.svg';
/**
 * The art of one kind of screens. The page fetches it by itself (`first-art.ts`): while its head is read, a frame has no size yet, and a
 * browser would fetch what is of a phone ahead.
 */
const artOfSizes = [
  ['background-phone.avif', '(max-width: 719.9px)'],
  ['frame-phone.webp', '(max-width: 719.9px)'],
  ['background-desktop.avif', '(min-width: 720px)'],
  ['frame-desktop.webp', '(min-width: 720px)'],
] as const;

/** By engine or game: where it lies on the table from the beginning. */
const cardBack = '/art/cards/back.webp';
const withCardBack: readonly string[] = ['compare', 'blackjack', 'hi-lo'];

/**
 * The built page for each game. It names what the game will ask for, so that a browser fetches it beside the page's own
 * script and not after it: on a slow network each step that waits for the one before costs a round trip.
 */
export function pagesOfGames(folder: string): Map<string, string> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const listed = join(folder, '.vite/manifest.json');
  const manifest: Manifest = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : {};
  return new Map(
    games.map(({ code, kind, live }) => {
      const folderOfFeature = kind === 'slot' ? 'slots' : live ? `live/${kind}` : kind;
      const feature = partsOf(manifest, `src/client/features/${folderOfFeature}/index.ts`);
      const data = ['theme', 'definition'].map((name) => manifest[`../../games/${code}/${name}.json`]);
      const links = [
        ...[...feature, ...data].flatMap((one) => (one ? [`rel="modulepreload" crossorigin href="/${one.file}"`] : [])),
        ...feature.flatMap(({ css = [] }) => css).map((file) => `rel="preload" as="style" crossorigin href="/${file}"`),
        ...(existsSync(join(folder, 'art', code, title))
          ? [`rel="preload" as="image" href="/art/${code}/${title}"`]
          : []),
        ...(withCardBack.includes(kind) || withCardBack.includes(code)
          ? [`rel="preload" as="image" href="${cardBack}"`]
          : []),
      ];
      const art = artOfSizes
        .filter(([file]) => existsSync(join(folder, 'art', code, file)))
        .map(([file, media]) => `<meta name="first-art" media="${media}" content="/art/${code}/${file}">`);
      const head = [...links.map((link) => `<link ${link}>`), ...art].join('');
      return [code, page.replace('</head>', () => `${head}</head>`)];
    }),
  );
}

/** A file with all that it imports and the page does not begin with anyway. */
function partsOf(manifest: Manifest, source: string): Manifest[string][] {
  const begun = new Set(Object.keys(importsOf(manifest, 'index.html')));
  return Object.entries(importsOf(manifest, source)).flatMap(([name, part]) => (begun.has(name) ? [] : [part]));
}

function importsOf(manifest: Manifest, source: string, known: Manifest = {}): Manifest {
  const part = manifest[source];
  if (!part || known[source]) return known;
  known[source] = part;
  for (const name of part.imports ?? []) importsOf(manifest, name, known);
  return known;
}
