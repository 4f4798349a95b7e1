import type { ImportedPackage, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { writeOffered } from '@fairhouse/open-games';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { lockArrangement } from '../catalogue/arrangement.store.ts';
import { latestOf, lockCatalogue } from '../catalogue/change.store.ts';
import { keepArrangement } from '../catalogue/keep-arrangement.ts';
import type { PackagesDeps } from './import-package.ts';
import { findPackage, isOffered, isWithdrawn, offeredPackages, setWithdrawn } from './package.store.ts';
import { packageWire } from './package.wire.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/withdrawPackage']['input']>;

/** Takes a package out: its game is closed, and the studio starts no round of it. One person is enough, since it only protects. */
export async function withdrawPackage(
  { db, packages }: Pick<PackagesDeps, 'db' | 'packages'>,
  operator: Pick<StaffPerson, 'name'>,
  { hash, reason }: Input,
): Promise<Result<ImportedPackage>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return inTransaction(db, async (tx): Promise<Result<ImportedPackage>> => {
    await lockCatalogue(tx);
    const found = await findPackage(tx, hash);
    if (!found) return refuse('noSuchThing');
    if (!isOffered(found)) return refuse('wrongState');
    const { gameId, state, code } = found;
    const by = `operator:${operator.name}`;
    await closeGame(tx, operator, gameId, reason);
    await setWithdrawn(tx, { hash, by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `game:${gameId}`,
      command: 'catalogue.withdrawPackage',
      before: { hash, code, state },
      after: { hash, code, state: 'withdrawn', reason },
    });
    // Before the commit: should that fail, the studio offers one game less, which the lobby shows, until the next start.
    writeOffered(packages, await offeredPackages(tx));
    return ok(packageWire((await findPackage(tx, hash))!));
  });
}

async function closeGame(
  tx: Transaction,
  operator: Pick<StaffPerson, 'name'>,
  id: number,
  reason: string,
): Promise<void> {
  const { playable, ...before } = (await lockArrangement(tx, id))!;
  if (before.state === 'closed') return;
  const version = ((await latestOf(tx, `game:${id}`))?.version ?? 0) + 1;
  await keepArrangement(tx, operator, { id, version, before, after: { ...before, state: 'closed' }, reason });
}

/** Why a game may not be opened: the studio has no rules of it to start rounds by. */
export async function refusalOfWithdrawn(tx: Transaction, gameId: number): Promise<string | undefined> {
  return (await isWithdrawn(tx, gameId)) ? 'its package was withdrawn; import a version of it first' : undefined;
}
