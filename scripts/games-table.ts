/** `npm run games-table`: writes docs/games.md, every game with its figures and what its page weighs once it is built. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { games, type OfferedGame } from '@fairhouse/games';
import { gamesPage, gamesPageFile } from '@fairhouse/games/games-page';
import { build, type Rollup } from 'vite';

type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const root = fileURLToPath(new URL('../apps/studio/', import.meta.url));
const built = (await build({
  configFile: `${root}vite.config.ts`,
  logLevel: 'error',
  build: { write: false },
})) as Rollup.RollupOutput;
const files = new Map(built.output.map((file) => [file.fileName, file]));
const chunks = [...files.values()].filter((file): file is Chunk => file.type === 'chunk');

/** The chunk and what it cannot do without. */
function closure(of: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(of.fileName)) return found;
  found.add(of.fileName);
  for (const style of of.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of of.imports) closure(files.get(name) as Chunk, found);
  return found;
}

const chunkOf = (ends: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(ends));
const bytesOf = (file: Rollup.OutputChunk | Rollup.OutputAsset) =>
  file.type === 'chunk' ? Buffer.from(file.code) : Buffer.from(file.source);
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(0);

/** Pictures that come with the feature: of two sizes the larger, and not those of the sheet of pays, which come when it is opened. */
const comesLater = /-phone\.|\/symbols\//;

/** As it goes over the wire: code packed, fonts aside, which all games share. */
function weightOf(code: string, feature: string): [code: string, pictures: string] {
  const parts = ['/index.html', `/features/${feature}/index.ts`].flatMap(chunkOf);
  const own = ['definition', 'theme', 'words/en'].flatMap((name) => chunkOf(`/games/${code}/${name}.json`));
  const needed = new Set([...parts, ...own].flatMap((chunk) => [...closure(chunk)]));
  const packed = [...needed].reduce((sum, name) => sum + gzipSync(bytesOf(files.get(name)!)).length, 0);
  const pictures = [...files.values()].filter(
    ({ fileName }) => fileName.startsWith(`art/${code}/`) && !comesLater.test(fileName),
  );
  return [kilobytes(packed), kilobytes(pictures.reduce((sum, file) => sum + bytesOf(file).length, 0))];
}

/** The folder of an engine's feature is called as the engine; slots have one for them all, and so have shared tables. */
const featureOf = ({ kind, live }: OfferedGame) => (live ? 'live' : kind === 'slot' ? 'slots' : kind);

writeFileSync(
  gamesPageFile,
  gamesPage((code) => weightOf(code, featureOf(games.find((game) => game.code === code)!))),
);
