import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { games, type OfferedGame } from '@fairhouse/games';
import { build, type Rollup } from 'vite';

type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** In bytes. */
export interface PageWeight {
  /** Scripts and styles without which the game does not begin, compressed. */
  code: number;
  /** The pictures of a wide screen. */
  pictures: number;
}

/** Pictures that come with the feature: of two sizes the larger, and not those of the sheet of pays, which come when it is opened. */
const comesLater = /-phone\.|\/symbols\//;

/** The folder of an engine's feature is called as the engine; slots have one for them all. */
const featureOf = ({ kind, live }: OfferedGame) => (kind === 'slot' ? 'slots' : live ? `live/${kind}` : kind);

/** Builds the pages of the games without writing them: what each loads before its game begins, by the game's code. */
export async function weighPages(): Promise<Map<string, PageWeight>> {
  const root = fileURLToPath(new URL('../../apps/studio/', import.meta.url));
  const configFile = `${root}vite.config.ts`;
  const built = (await build({ configFile, logLevel: 'error', build: { write: false } })) as Rollup.RollupOutput;
  const files = new Map(built.output.map((file) => [file.fileName, file]));
  const chunks = [...files.values()].filter((file): file is Chunk => file.type === 'chunk');
  const chunkOf = (ends: string) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ends));
    if (!found) throw new Error(`the build has no ${ends}`);
    return found;
  };
  /** The chunk and what it cannot do without. */
  const closure = (of: Chunk, found = new Set<string>()): Set<string> => {
    if (found.has(of.fileName)) return found;
    found.add(of.fileName);
    for (const style of of.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of of.imports) closure(files.get(name) as Chunk, found);
    return found;
  };
  const bytesOf = (file: Rollup.OutputChunk | Rollup.OutputAsset) =>
    file.type === 'chunk' ? Buffer.from(file.code) : Buffer.from(file.source);
  const compressed = new Map<string, number>();
  const weightOf = (name: string) => {
    const weight = compressed.get(name) ?? gzipSync(bytesOf(files.get(name)!)).length;
    compressed.set(name, weight);
    return weight;
  };
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  return new Map(
    games.map((game) => {
      const own = ['definition', 'theme', 'words/en'].map((name) => `/games/${game.code}/${name}.json`);
      const parts = ['/studio/index.html', `/client/features/${featureOf(game)}/index.ts`, ...own].map(chunkOf);
      const needed = new Set(parts.flatMap((chunk) => [...closure(chunk)]));
      const pictures = [...files.values()].filter(
        ({ fileName }) => fileName.startsWith(`art/${game.code}/`) && !comesLater.test(fileName),
      );
      const weight = {
        code: sum([...needed].map(weightOf)),
        pictures: sum(pictures.map((file) => bytesOf(file).length)),
      };
      return [game.code, weight];
    }),
  );
}
