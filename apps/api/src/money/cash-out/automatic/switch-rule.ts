import type { OperatorCalls, StoredProposal } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AutomaticDeps } from './automatic.deps.ts';
import { findRule, insertSwitch, lockRulesToSwitch, type Switch, switchesOf } from './payout-rule.store.ts';
import { contentOfAll } from './payout-rule.ts';

type Input = z.output<OperatorCalls['/operator/payoutRule/switch']['input']>;
type Deps = Pick<AutomaticDeps, 'db' | 'approvals'>;
type Proposal = StoredProposal<'payoutRule.switchOn'>;

/** Off at once, by one person. On it takes a second person's word, on exactly this content. */
export async function askToSwitch(deps: Deps, operator: StaffPerson, input: Input): Promise<Result<null>> {
  const { reason, to } = input;
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const { currency = null, version = null } = input;
  if (currency !== null && version === null) return refuse('missingField', { field: 'version' });
  if (currency === null && version !== null) return refuse('missingField', { field: 'currency' });
  const content = await contentOf(deps, currency, version);
  if (content === undefined) return refuse('noSuchThing');
  if (to === 'off') return switchTo(deps, operator, 'off', { currency, version, contentHash: content }, reason);
  if (currency !== null && input.contentHash !== content) return refuse('contentChanged');
  const proposal: Proposal = { currency, version, contentHash: content };
  const possible = await inTransaction(deps.db, (tx) => canSwitch(tx, 'on', proposal));
  if (!possible.ok) return possible;
  return deps.approvals.ask(
    operator,
    { command: 'payoutRule.switchOn', subject: subjectOf(currency), proposal: { ...proposal }, isOnlyContent: true },
    () => switchTo(deps, operator, 'on', proposal, reason),
  );
}

async function contentOf({ db }: Pick<Deps, 'db'>, currency: Currency | null, version: number | null) {
  if (currency === null) return contentOfAll;
  return (await findRule(db, currency, version!))?.contentHash;
}

const subjectOf = (currency: Currency | null) => `payout-rule:${currency ?? contentOfAll}`;

/** With the switch that stands now, if there was any. */
async function canSwitch(
  tx: Transaction,
  to: 'on' | 'off',
  { currency, version }: Proposal,
): Promise<Result<Switch | undefined>> {
  const [last] = await switchesOf(tx, currency, 1);
  const isOn = last?.to === 'on' && last.version === version;
  if (to === 'off') return isOn ? ok(last) : refuse('wrongState', { status: 'not on' });
  if (isOn) return refuse('wrongState', { status: 'on' });
  if (currency === null) return ok(last);
  const rule = await findRule(tx, currency, version!);
  if (!rule) return refuse('noSuchThing');
  return rule.trial === null ? refuse('wrongState', { status: 'not tried' }) : ok(last);
}

/** The last word on it. Decisions that are being taken end before; those after it go by the new state. */
export async function switchTo(
  { db }: Pick<Deps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  to: 'on' | 'off',
  proposal: Proposal,
  reason = '',
): Promise<Result<null>> {
  const { currency, version, contentHash } = proposal;
  return inTransaction(db, async (tx) => {
    await lockRulesToSwitch(tx);
    const possible = await canSwitch(tx, to, proposal);
    if (!possible.ok) return possible;
    const before = possible.data;
    const by = `operator:${operator.name}`;
    await insertSwitch(tx, { currency, version, to, by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      subject: subjectOf(currency),
      command: to === 'on' ? 'payoutRule.switchOn' : 'payoutRule.switchOff',
      before: { state: before?.to ?? 'off', ...(before?.version ? { version: before.version } : {}) },
      after: { state: to, ...(version === null ? {} : { version, contentHash }), ...(reason ? { reason } : {}) },
    });
    return ok(null);
  });
}
