import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { type Finding, type JudgedMode, judgePackage } from './judge-package.ts';
import { writeMode } from './lines/imported-mode.ts';
import { modeFigures } from './mode-figures.ts';
import { type Fault, type FaultList, faultList, Unreadable } from './package/faults.ts';
import { readBook } from './package/read-book.ts';
import { type ModeFiles, readIndex } from './package/read-index.ts';
import { readWeights } from './package/weight-table.ts';

export interface PackageReport {
  /** The modes whose tables could be read, in the order of index.json. */
  modes: JudgedMode[];
  /** A package with faults is not imported. At most twenty of a file. */
  faults: Fault[];
  /** How many there are in all. */
  faultsFound: number;
  findings: Finding[];
  /** `accepted`: nothing is against it. `approval`: two people may import it. `refused`: never as it is. */
  outcome: 'accepted' | 'approval' | 'refused';
}

/**
 * Reads a whole package: index.json, tables of weights and books of events. With `to`, a folder that is not there yet, the modes are
 * written there as the server reads them; it is left only when the package has no fault. Nothing is judged by a sample.
 */
export async function importPackage(folder: string, to?: string): Promise<PackageReport> {
  if (to !== undefined && existsSync(to)) throw new Error(`${to} is there already`);
  const faults = faultList();
  const modes: JudgedMode[] = [];
  const writing = to === undefined ? undefined : `${to}.importing`;
  if (writing !== undefined) await mkdir(writing, { recursive: true });
  try {
    for (const [number, files] of (await indexOf(folder, faults)).entries()) {
      const mode = await importMode(folder, { files, number, faults, to: writing });
      if (mode) modes.push(mode);
    }
    const findings = judgePackage(modes);
    const outcome = outcomeOf(faults, findings);
    if (writing !== undefined && faults.all.length === 0) await rename(writing, to!);
    return { modes, faults: faults.all, faultsFound: faults.found(), findings, outcome };
  } finally {
    if (writing !== undefined) await rm(writing, { recursive: true, force: true });
  }
}

async function indexOf(folder: string, faults: FaultList): Promise<ModeFiles[]> {
  try {
    return await readIndex(folder);
  } catch (error) {
    return noted(error, faults) ?? [];
  }
}

async function importMode(
  folder: string,
  { files, number, faults, to }: { files: ModeFiles; number: number; faults: FaultList; to: string | undefined },
): Promise<JudgedMode | undefined> {
  const { name, cost, weights, events } = files;
  try {
    const table = await readWeights(folder, weights, faults);
    const mode = { name, cost, figures: modeFigures(table, cost) };
    const written = to === undefined ? undefined : writeMode(to, number, table);
    try {
      await readBook(folder, events, { table, faults, take: written?.take ?? (() => {}) });
      if (faults.all.length === 0) written?.finish();
    } catch (error) {
      noted(error, faults);
    } finally {
      written?.close();
    }
    return mode;
  } catch (error) {
    return noted(error, faults);
  }
}

/** What cannot be read ends the reading of its file, and not of the package: one report names all that is wrong. */
function noted(error: unknown, faults: FaultList): undefined {
  if (!(error instanceof Unreadable)) throw error;
  faults.add(error.fault);
}

function outcomeOf(faults: FaultList, findings: readonly Finding[]): PackageReport['outcome'] {
  if (faults.all.length > 0 || findings.some(({ outcome }) => outcome === 'never')) return 'refused';
  return findings.length > 0 ? 'approval' : 'accepted';
}
