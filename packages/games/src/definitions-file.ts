import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../games/', import.meta.url));

/** The rules of all games, those on offer and former ones, as verifiers read them (docs/fairness.md). */
export interface DefinitionsFile {
  format: 'fairhouse-definitions/1';
  definitions: { game: string; engine: string; shared: boolean; definitionHash: string; definition: unknown }[];
}

/**
 * Reads the folders themselves and imports nothing of ours, since the build of the pages runs it without a compiler of our packages;
 * it hands in the hash.
 */
export function definitionsFile(definitionHash: (definition: unknown) => string): DefinitionsFile {
  const read = (path: string) => JSON.parse(readFileSync(folder + path, 'utf8'));
  const definitions = readdirSync(folder).flatMap((game) => {
    const { engine, live } = read(`${game}/game.json`) as { engine: string; live?: unknown };
    return readdirSync(folder + game)
      .filter((name) => /^definition(-\d+)?\.json$/.test(name))
      .map((name) => {
        const definition: unknown = read(`${game}/${name}`);
        return { game, engine, shared: live !== undefined, definitionHash: definitionHash(definition), definition };
      });
  });
  return { format: 'fairhouse-definitions/1', definitions };
}
