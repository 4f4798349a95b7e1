import { join } from 'node:path';
import type { PackageDefinition } from '../game/definition.ts';
import { type Finding, type JudgedMode, judgePackage } from '../judge-package.ts';
import { openMode } from '../lines/imported-mode.ts';
import { modeFigures } from '../mode-figures.ts';
import { pageFilesOf, sha256Of } from './page-files.ts';
import { openPackage, PackageChanged } from './stored-package.ts';

export interface JudgedPackage {
  definition: PackageDefinition;
  modes: JudgedMode[];
  findings: Finding[];
}

/**
 * Judges what lies in the store by itself, and trusts no one who put it there: the figures are added up again over all lines, and every file is compared with
 * the hash that names the package. Throws PackageChanged.
 */
export async function judgeStored(store: string, hash: string): Promise<JudgedPackage> {
  const stored = openPackage(store, hash);
  stored.close();
  const { definition } = stored;
  const folder = join(store, hash);
  for (const { path, sha256 } of pageFilesOf(folder)) {
    if ((await sha256Of(join(folder, 'page', path))) !== sha256)
      throw new PackageChanged(`${path} of the page was changed`);
  }
  const modes: JudgedMode[] = [];
  for (const [at, { name, cost, events }] of definition.modes.entries()) {
    if ((await sha256Of(join(folder, `mode-${at}.events`))) !== events)
      throw new PackageChanged(`the book of ${name} was changed`);
    const exact = { part: BigInt(cost.part), of: BigInt(cost.of) };
    modes.push({ name, cost: exact, figures: figuresOf(folder, at, exact) });
  }
  return { definition, modes, findings: judgePackage(modes) };
}

function figuresOf(folder: string, at: number, cost: JudgedMode['cost']): JudgedMode['figures'] {
  const mode = openMode(folder, at);
  try {
    const [weights, payouts] = [new BigUint64Array(mode.lines), new BigUint64Array(mode.lines)];
    let before = 0n;
    for (let line = 0; line < mode.lines; line++) {
      const upTo = mode.upTo(line);
      weights[line] = upTo - before;
      payouts[line] = mode.payoutOf(line);
      before = upTo;
    }
    return modeFigures({ lines: mode.lines, weights, payouts, sum: mode.sum }, cost);
  } finally {
    mode.close();
  }
}
