import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games, type OfferedGame } from '@fairhouse/games';

/** In bytes. */
export interface PageWeight {
  /** Scripts and styles without which the game does not begin, compressed. */
  code: number;
  /** The pictures of a wide screen. */
  pictures: number;
}

/** What the build lists of its files, by their sources. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Bytes, compressed (decision 003). What is shared by all tables of many players is loaded by them alone. */
const budget = { own: 94_000, shared: 101_000 };

/** Not what comes with the feature: the smaller of two sizes, the sheet of pays, which is fetched when it is opened, and compressed twins. */
const isLeftOut = /-phone\.|^symbols$|\.(br|gz)$/;

/** The folder of an engine's feature is called as the engine; slots have one for them all. */
const featureOf = ({ kind, live }: OfferedGame) => (kind === 'slot' ? 'slots' : live ? `live/${kind}` : kind);

/** What each game of the built pages in `dist` loads before it begins, by the game's code. Throws when the build lacks a part of one. */
export function weighPages(dist: string, offered: readonly OfferedGame[] = games): Map<string, PageWeight> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const compressed = new Map<string, number>();
  const weightOf = (file: string) => {
    const weight = compressed.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    compressed.set(file, weight);
    return weight;
  };
  return new Map(
    offered.map((game) => {
      const own = ['definition', 'theme', 'words/en'].map((name) => `../../games/${game.code}/${name}.json`);
      const needed = new Set<string>();
      for (const source of ['index.html', `src/client/features/${featureOf(game)}/index.ts`, ...own]) {
        addClosure(manifest, source, needed);
      }
      const code = [...needed].reduce((total, file) => total + weightOf(file), 0);
      return [game.code, { code, pictures: bytesOfPictures(join(dist, 'art', game.code)) }];
    }),
  );
}

/** Adds the files of a source and of what it imports. */
function addClosure(manifest: Manifest, source: string, files: Set<string>): void {
  const part = manifest[source];
  if (!part) throw new Error(`the build has no ${source}`);
  if (files.has(part.file)) return;
  files.add(part.file);
  for (const style of part.css ?? []) files.add(style);
  for (const name of part.imports ?? []) addClosure(manifest, name, files);
}

function bytesOfPictures(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesOfPictures(path) : statSync(path).size;
    })
    .reduce((total, bytes) => total + bytes, 0);
}

/** A sentence for each game whose code is above its budget, or below half of it: then the budget no longer limits anything. */
export function outOfBudget(
  weights: ReadonlyMap<string, PageWeight>,
  offered: readonly OfferedGame[] = games,
): string[] {
  return offered.flatMap(({ code, live }) => {
    const most = live ? budget.shared : budget.own;
    const weight = weights.get(code)!.code;
    return weight > most || weight < most / 2 ? [`${code} loads ${weight} bytes of code; its budget is ${most}`] : [];
  });
}
