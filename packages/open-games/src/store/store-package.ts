import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  canonicalJson,
  compareFractions,
  type DeclaredFigures,
  definitionHash,
  percentText,
} from '@fairhouse/game-math';
import { type PackageDefinition, packageDefinition } from '../game/definition.ts';
import { importPackage, type PackageReport } from '../import-package.ts';
import type { JudgedMode } from '../judge-package.ts';
import { openMode } from '../lines/imported-mode.ts';
import { committedTable } from './committed-table.ts';
import { copyPage, hashOfPage, PageRefused, readPage, sha256Of } from './page-files.ts';

export interface PackageToStore {
  /** The folder with index.json. */
  math: string;
  /** The folder with index.html. */
  page: string;
  code: string;
  name: string;
}

export type Stored =
  | { ok: true; hash: string; definition: PackageDefinition; report: PackageReport }
  /** Nothing is left in the store. */
  | { ok: false; report: PackageReport };

/**
 * Reads a package and puts it into the store under the hash of its rules: tables and books as the server reads them, the page and a list of
 * its files. The same package again changes nothing. Throws PageRefused.
 */
export async function storePackage(store: string, { math, page, code, name }: PackageToStore): Promise<Stored> {
  const files = await readPage(page);
  await mkdir(store, { recursive: true });
  const making = join(store, `.${randomBytes(8).toString('hex')}`);
  try {
    const report = await importPackage(math, making);
    if (report.outcome === 'refused') return { ok: false, report };
    await copyPage(files, page, join(making, 'page'));
    const definition = await definitionOf(making, report.modes, { code, name, page: hashOfPage(files) });
    const hash = definitionHash(definition);
    await writeFile(join(making, 'files.json'), JSON.stringify(files));
    await writeFile(join(making, 'definition.json'), canonicalJson(definition));
    if (!existsSync(join(store, hash))) await rename(making, join(store, hash));
    return { ok: true, hash, definition, report };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function definitionOf(
  folder: string,
  judged: readonly JudgedMode[],
  { code, name, page }: { code: string; name: string; page: string },
): Promise<PackageDefinition> {
  let step = 1n;
  const modes = [];
  for (const [at, mode] of judged.entries()) {
    const table = openMode(folder, at);
    try {
      const { part, of } = lowest(mode.cost);
      step = lcm(step, of);
      for (let line = 0; line < table.lines; line++) {
        const payout = table.payoutOf(line);
        if (payout > BigInt(Number.MAX_SAFE_INTEGER))
          throw new PageRefused(`${mode.name} pays more than can be counted exactly.`);
        step = lcm(step, 100n / gcd(payout, 100n));
      }
      modes.push({
        name: mode.name,
        cost: { part: Number(part), of: Number(of) },
        lines: table.lines,
        sum: String(table.sum),
        table: committedTable(table).root,
        events: await sha256Of(join(folder, `mode-${at}.events`)),
      });
    } finally {
      table.close();
    }
  }
  const declared = declaredOf(judged);
  return packageDefinition.parse({
    format: 'fairhouse-package/1',
    code,
    name,
    declared,
    step: Number(step),
    modes,
    page,
  });
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
const lowest = ({ part, of }: { part: bigint; of: bigint }) => {
  const common = gcd(part, of);
  return { part: part / common, of: of / common };
};

/** Of the mode that a player meets first; the largest win of all. Volatility by the deviation, in stakes. */
function declaredOf(modes: readonly JudgedMode[]): DeclaredFigures {
  const base = modes.find(({ cost }) => cost.part === cost.of) ?? modes[0]!;
  const { returned, hits, deviation } = base.figures;
  const inStakes = Number(deviation) / 10_000;
  const volatilities = ['low', 'low to medium', 'medium', 'medium to high', 'high'] as const;
  const bounds = [2, 4, 8, 14];
  const largest = modes.map(({ cost, figures }) => ({ part: figures.largest.payout * cost.of, of: 100n * cost.part }));
  const most = largest.reduce((a, b) => (compareFractions(a, b) < 0 ? b : a));
  return {
    return: percentText(returned),
    hitRate: percentText(hits),
    deviation: inStakes.toFixed(2),
    volatility: volatilities[bounds.filter((bound) => inStakes >= bound).length]!,
    maxWin: Number((most.part * 100n + most.of - 1n) / most.of) / 100,
  };
}
