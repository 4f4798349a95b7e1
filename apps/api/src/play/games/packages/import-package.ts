import type { ImportedPackage, OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import {
  exactMode,
  hashesIn,
  type JudgedPackage,
  judgeStored,
  PackageChanged,
  writeOffered,
} from '@fairhouse/open-games';
import { stakesOf } from '@fairhouse/open-games/game';
import type { z } from 'zod';
import type { Approvals } from '../../../db/approvals.ts';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { lockCatalogue } from '../catalogue/change.store.ts';
import { saveGame, saveLimits } from '../catalogue.store.ts';
import { keepAttempt } from './keep-attempt.ts';
import { findPackage, gameIdFor, insertPackage, isOffered, offeredPackages } from './package.store.ts';
import { packageWire } from './package.wire.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/importPackage']['input']>;

export interface PackagesDeps {
  db: Database;
  approvals: Approvals;
  /** The store of packages, which the studio reads. */
  packages: string;
  /** Of our own studio, which plays them. */
  vendor: string;
  /** A win of more multiples of its stake than the table has is held. */
  boundWins(code: string, largestWin: number): Promise<void>;
}

/** Who imports it, and of a package out of bounds who approved that. */
interface TwoPeople extends Pick<StaffPerson, 'name'> {
  second?: string;
}

const byOf = ({ name }: Pick<StaffPerson, 'name'>) => `operator:${name}`;

/** Imports a package that is within all bounds; one that is not takes a second person. */
export async function askToImportPackage(
  deps: PackagesDeps,
  operator: StaffPerson,
  input: Input,
): Promise<Result<ImportedPackage>> {
  const judged = await judge(deps, operator, input);
  if (!judged.ok) return judged;
  if (judged.data.findings.length === 0) return enterPackage(deps, operator, input, judged.data);
  // One word is never enough here, and a policy that says otherwise does not lift that.
  if ((await deps.approvals.neededFrom('package.import', 'USD')) !== 0n)
    return refuse('settingRefused', { why: 'it is out of bounds, and the policy for that asks for no second person' });
  const subject = `package:${input.hash}`;
  const proposed = { command: 'package.import', subject, proposal: { ...input } } as const;
  const asked = await deps.approvals.ask(operator, proposed, async () => {
    const maker = (await deps.approvals.firstWords('package.import', [subject])).get(subject)?.maker ?? operator.name;
    return enterPackage(deps, { name: maker, second: operator.name }, input, judged.data);
  });
  if (!asked.ok && asked.error === 'waitsForSecond')
    await keepAttempt(deps.db, { ...attemptOf(judged.data), ...input, outcome: 'proposed', triedBy: byOf(operator) });
  return asked;
}

/** The same without being asked whether it takes two. Judges again: days may have passed since it was proposed. */
export async function importPackage(
  deps: PackagesDeps,
  operator: TwoPeople,
  input: Input,
): Promise<Result<ImportedPackage>> {
  const judged = await judge(deps, operator, input);
  return judged.ok ? enterPackage(deps, operator, input, judged.data) : judged;
}

async function enterPackage(
  deps: PackagesDeps,
  operator: TwoPeople,
  input: Input,
  judged: JudgedPackage,
): Promise<Result<ImportedPackage>> {
  const { definition, findings } = judged;
  const { hash, reason } = input;
  const imported = await inTransaction(deps.db, async (tx): Promise<Result<ImportedPackage>> => {
    await lockCatalogue(tx);
    const before = await findPackage(tx, hash);
    if (before && isOffered(before)) return refuse('wrongState');
    const gameId = await gameIdFor(tx, definition.code);
    if (gameId === undefined) return refuse('settingRefused', { why: `another game has the code ${definition.code}` });
    await enterGame(tx, gameId, judged, { ...input, vendor: deps.vendor });
    const importedBy = byOf(operator);
    const state = findings.length === 0 ? 'imported' : 'approved';
    const approvedBy = state === 'approved' ? byOf({ name: operator.second ?? operator.name }) : null;
    const sentences = findings.map(({ sentence }) => sentence);
    const modes = judged.modes.map(exactMode);
    await insertPackage(tx, {
      hash,
      gameId,
      code: definition.code,
      state,
      modes,
      findings: sentences,
      reason,
      importedBy,
      approvedBy,
    });
    await recordAuditEvent(tx, {
      actor: importedBy,
      subject: `game:${gameId}`,
      command: 'catalogue.importPackage',
      after: { hash, code: definition.code, state, findings: sentences, reason, ...(approvedBy ? { approvedBy } : {}) },
    });
    // Before the commit: should that fail, the studio offers one more game, which the lobby does not show, until the next start.
    writeOffered(deps.packages, await offeredPackages(tx));
    return ok(packageWire((await findPackage(tx, hash))!));
  });
  if (imported.ok) await deps.boundWins(definition.code, Math.ceil(definition.declared.maxWin));
  return imported;
}

/** Reads and judges what lies in the store. A refusal is kept, so that the desk shows why. */
async function judge(
  deps: PackagesDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<JudgedPackage>> {
  const { packages, db } = deps;
  const { hash, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  if (!hashesIn(packages).includes(hash)) return refuse('noSuchThing');
  const refused = { hash, reason, outcome: 'refused', triedBy: byOf(operator) } as const;
  try {
    const judged = await judgeStored(packages, hash);
    const never = judged.findings.find(({ outcome }) => outcome === 'never');
    if (!never) return ok(judged);
    await keepAttempt(db, { ...attemptOf(judged), ...refused });
    return refuse('settingRefused', { why: never.sentence });
  } catch (error) {
    if (!(error instanceof PackageChanged)) throw error;
    const faults = [{ file: `store/${hash}`, line: null, sentence: error.message }];
    await keepAttempt(db, { ...unread, ...refused, faults, faultsFound: 1 });
    return refuse('settingRefused', { why: error.message });
  }
}

const unread = { judgedBy: 'casino', code: null, name: null, modes: [], findings: [], faults: [] } as const;

function attemptOf(judged: JudgedPackage) {
  const { code, name } = judged.definition;
  const findings = judged.findings.map(({ sentence }) => sentence);
  return { ...unread, code, name, modes: judged.modes.map(exactMode), findings, faultsFound: 0 };
}

const currencies = ['USD', 'EUR', 'BRL'] as const;

async function enterGame(
  tx: Transaction,
  id: number,
  { definition }: JudgedPackage,
  { shelf, vendor }: Input & { vendor: string },
): Promise<void> {
  const { code, name, declared, modes } = definition;
  await saveGame(tx, {
    id,
    code,
    vendor,
    name,
    cover: '/art/open-game.svg',
    category: 'Slots',
    sortIndex: id,
    comingSoon: false,
    figures: {
      shelf,
      features: [],
      volatility: declared.volatility,
      returnPercent: declared.return,
      largestWin: Math.ceil(declared.maxWin),
    },
  });
  const costs = modes.map(({ cost }) => cost.part / cost.of);
  for (const currency of currencies) {
    const stakes = stakesOf(definition, currency);
    if (!stakes) continue;
    const [least, most] = [stakes.least * Math.min(...costs), stakes.most * Math.max(...costs)];
    await saveLimits(tx, code, currency, [BigInt(Math.ceil(least)), BigInt(Math.floor(most))]);
  }
}
