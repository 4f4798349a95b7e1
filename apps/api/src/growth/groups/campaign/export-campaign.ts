import type { FileAnswer } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../../http/csv.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { findCampaign, type ListedMember, membersOf, talliesOf } from './campaign.store.ts';

const membersAtOnce = 2_000;

/** The list of a campaign with every outcome, as a file of CSV. That it was made is an audit event. */
export async function exportCampaign(
  { db }: Pick<GroupsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  id: number,
): Promise<Result<FileAnswer>> {
  const campaign = await findCampaign(db, id);
  if (!campaign) return refuse('noSuchThing');
  const tallies = await talliesOf(db, [id]);
  const madeFrom = hashOf([
    campaign.contentHash,
    tallies.map(({ amount, ...of }) => ({ ...of, amount: String(amount) })),
  ]);
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `campaign:${id}`,
      command: 'campaign.export',
      after: { madeFrom },
    }),
  );
  async function* parts() {
    yield csvLine(['member', 'username', 'currency', 'amount', 'outcome', 'reason', 'time']);
    let after = 0n;
    for (;;) {
      const rows = await membersOf(db, { id, outcome: undefined, after, most: membersAtOnce });
      yield rows.map(lineOf).join('');
      if (rows.length < membersAtOnce) return;
      after = rows.at(-1)!.memberId;
    }
  }
  return ok({ name: `campaign-${id}-${madeFrom.slice(0, 12)}.csv`, contentType: csvType, madeFrom, parts: parts() });
}

function lineOf({ memberId, username, currency, amount, outcome, reason, settledAt }: ListedMember): string {
  const given = amount === null ? null : decimalText(amountOf(currency, amount));
  return csvLine([memberId, username, currency, given, outcome, reason, settledAt?.toISOString() ?? null]);
}
