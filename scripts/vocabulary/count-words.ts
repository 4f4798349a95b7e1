import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import words from './words.json' with { type: 'json' };

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const countsFile = fileURLToPath(new URL('counts.json', import.meta.url));

/** Paths from the root with the number of words to avoid in each; files without any are absent. */
export type Counts = Readonly<Record<string, number>>;

const searched = ['apps', 'art', 'bench', 'deploy', 'docs', 'e2e', 'faults', 'games', 'packages', 'scripts'];
const isText = /\.(ts|tsx|mjs|cjs|sql|md)$/;
/** Built, fetched, or a list of the words themselves. */
const isLeftOut =
  /(^|\/)(node_modules|dist|\.vitepress)\/|^docs\/(style|glossary|specification)\.md$|^scripts\/vocabulary\//;

// "toMind" and "secondWord" are also parts of names; all others are whole words.
const pattern = new RegExp(
  words.map((word) => (/[A-Z]/.test(word) ? word : `\\b${word.replace(/ /g, '\\s+')}\\b`)).join('|'),
  'gi',
);

/** The words to avoid in a text, as they are written there. */
export const wordsIn = (text: string): string[] => text.match(pattern) ?? [];

function textFiles(): string[] {
  const below = searched.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return [...below, ...readdirSync(root)].filter((path) => isText.test(path) && !isLeftOut.test(path)).sort();
}

/** What is there now, with the words of each file. */
export function wordsByFile(): Map<string, string[]> {
  const counted = textFiles().map((path) => [path, wordsIn(readFileSync(join(root, path), 'utf8'))] as const);
  return new Map(counted.filter(([, found]) => found.length > 0));
}

/** The files that have more words to avoid than when they were last counted, each with the difference and what it has. */
export function worseThan(counts: Counts, found: ReadonlyMap<string, string[]>): string[] {
  return [...found]
    .filter(([path, has]) => has.length > (counts[path] ?? 0))
    .map(([path, has]) => `${path}: ${has.length - (counts[path] ?? 0)} too many of ${[...new Set(has)].join(', ')}`);
}
