import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionHash, type Game } from '@fairhouse/game-math';
import { type PackageDefinition, packageDefinition } from '../game/definition.ts';
import { openGame } from '../game/open-game.ts';
import type { TableProof } from '../game/table-proof.ts';
import { type ImportedMode, openMode } from '../lines/imported-mode.ts';
import { type CommittedTable, committedTable } from './committed-table.ts';
import { hashOfPage, pageFilesOf, typeOf } from './page-files.ts';

/** A package of the store, checked: its tables are those that its rules name. */
export interface StoredPackage {
  hash: string;
  definition: PackageDefinition;
  game: Game;
  /** What the page shows of a round, as JSON. */
  eventsOf(mode: string, line: number): string;
  /** That a line, counted from 1, stands in the table. */
  proofOf(mode: string, line: number): TableProof;
  /** A file of the page; undefined for what is none of it. */
  pageFile(path: string): { file: string; type: string } | undefined;
  close(): void;
}

/** The files in the store differ from those that were imported. */
export class PackageChanged extends Error {}

/** The hashes of all packages in the store. */
export function hashesIn(store: string): string[] {
  if (!existsSync(store)) return [];
  return readdirSync(store).filter((name) => /^[0-9a-f]{64}$/.test(name));
}

/** Opens a package and reads its tables once against the hash that names it. Throws PackageChanged. */
export function openPackage(store: string, hash: string): StoredPackage {
  const folder = join(store, hash);
  const definition = packageDefinition.parse(json(join(folder, 'definition.json')));
  if (definitionHash(definition) !== hash)
    throw new PackageChanged(`package ${hash}: its rules are others than at the import`);
  const files = pageFilesOf(folder);
  if (hashOfPage(files) !== definition.page)
    throw new PackageChanged(`package ${hash}: the list of its page's files was changed`);
  const opened: { mode: ImportedMode; table: CommittedTable }[] = [];
  const close = () => {
    for (const { mode } of opened) mode.close();
  };
  try {
    for (const [at, { name, table: root, sum, lines }] of definition.modes.entries()) {
      const mode = openMode(folder, at);
      const table = committedTable(mode);
      opened.push({ mode, table });
      if (table.root !== root || String(mode.sum) !== sum || mode.lines !== lines)
        throw new PackageChanged(`package ${hash}: the table of ${name} is another than at the import`);
    }
  } catch (error) {
    close();
    throw error;
  }
  const places = new Map(definition.modes.map(({ name }, at) => [name, at]));
  const at = (mode: string) => {
    const place = places.get(mode);
    if (place === undefined) throw new RangeError(`${definition.code} has no mode ${mode}`);
    return place;
  };
  return {
    hash,
    definition,
    game: openGame(definition, (place, drawn) => {
      const { mode } = opened[place]!;
      const line = mode.lineAt(drawn);
      const from = line === 0 ? 0n : mode.upTo(line - 1);
      return { line: line + 1, from, upTo: mode.upTo(line), payout: mode.payoutOf(line) };
    }) as Game,
    eventsOf: (mode, line) => opened[at(mode)]!.mode.eventsOf(line - 1),
    proofOf(mode, line) {
      const place = at(mode);
      const { block, path } = opened[place]!.table.prove(line - 1);
      const lines = block.lines.map(({ upTo, payout }): [string, string] => [String(upTo), String(payout)]);
      return { definition, mode: place, block: { index: block.index, from: String(block.from), lines }, path };
    },
    pageFile(path) {
      const known = files.find((file) => file.path === path);
      const type = known && typeOf(known.path);
      return type ? { file: join(folder, 'page', path), type } : undefined;
    },
    close,
  };
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
