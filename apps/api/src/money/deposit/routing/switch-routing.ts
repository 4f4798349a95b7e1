import type { OperatorCalls, StoredProposal } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RoutingDeps } from './routing.deps.ts';
import { findVersion, insertSwitch, listSwitches, lockRoutingToSwitch, type Switch } from './routing.store.ts';

type Input = z.output<OperatorCalls['/operator/routing/switch']['input']>;
type Deps = Pick<RoutingDeps, 'db' | 'approvals'>;
type Proposal = StoredProposal<'routing.switchOn'>;

/** Off at once, by one person. On it takes a second person's word, on exactly this content. */
export async function askToSwitch(deps: Deps, operator: StaffPerson, input: Input): Promise<Result<null>> {
  const { reason, to, version } = input;
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const found = await findVersion(deps.db, version);
  if (!found) return refuse('noSuchThing');
  const proposal: Proposal = { version, contentHash: found.contentHash };
  if (to === 'off') return switchTo(deps, operator, 'off', proposal, reason);
  if (input.contentHash !== found.contentHash) return refuse('contentChanged');
  const possible = await inTransaction(deps.db, (tx) => canSwitch(tx, 'on', version));
  if (!possible.ok) return possible;
  return deps.approvals.ask(
    operator,
    { command: 'routing.switchOn', subject: subjectOf(version), proposal: { ...proposal }, isOnlyContent: true },
    () => switchTo(deps, operator, 'on', proposal, reason),
  );
}

const subjectOf = (version: number) => `deposit-routing:${version}`;

/** With the switch that stands now, if there was any. */
async function canSwitch(tx: Transaction, to: 'on' | 'off', version: number): Promise<Result<Switch | undefined>> {
  const [last] = await listSwitches(tx, 1);
  const isOn = last?.to === 'on' && last.version === version;
  if (to === 'off') return isOn ? ok(last) : refuse('wrongState', { status: 'not on' });
  if (isOn) return refuse('wrongState', { status: 'on' });
  const found = await findVersion(tx, version);
  if (!found) return refuse('noSuchThing');
  return found.trial === null ? refuse('wrongState', { status: 'not tried' }) : ok(last);
}

/** The last word on it. Decisions that are being taken end before; those after it go by the new state. */
export async function switchTo(
  { db }: Pick<Deps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  to: 'on' | 'off',
  { version, contentHash }: Proposal,
  reason = '',
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    await lockRoutingToSwitch(tx);
    const possible = await canSwitch(tx, to, version);
    if (!possible.ok) return possible;
    const before = possible.data;
    const by = `operator:${operator.name}`;
    await insertSwitch(tx, { version, to, by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      subject: subjectOf(version),
      command: to === 'on' ? 'routing.switchOn' : 'routing.switchOff',
      before: { state: before?.to ?? 'off', ...(before ? { version: before.version } : {}) },
      after: { state: to, version, contentHash, ...(reason ? { reason } : {}) },
    });
    return ok(null);
  });
}
