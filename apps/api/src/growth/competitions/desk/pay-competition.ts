import type { OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, formatAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves } from '../competition.states.ts';
import { findCompetition, lockCompetition, owedBy, setState } from '../competition.store.ts';
import { wholeCompetition } from '../competition.wire.ts';
import { isAffairOf, winnersOf } from '../running/score.store.ts';

type Input = z.output<OperatorCalls['/operator/competition/pay']['input']>;

/** Has the prizes of final standings paid, with a second person where the policy asks for one. */
export async function payCompetition(
  deps: Pick<CompetitionsDeps, 'db' | 'approvals' | 'wake'>,
  operator: StaffPerson,
  { id, contentHash, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const competition = await findCompetition(deps.db, id);
  if (!competition) return refuse('noSuchThing');
  if (competition.state !== competitionMoves.pay.from[0]) return refuse('wrongState', { status: competition.state });
  if (competition.resultHash !== contentHash) return refuse('contentChanged');
  if (await isAffairOf(deps.db, id, [operator.id])) return refuse('ownAffair');
  const owed = await owedBy(deps.db, id);
  return deps.approvals.ask(
    operator,
    {
      command: 'competition.pay',
      subject: `competition:${id}`,
      // Prizes may be of several currencies, so no single amount stands for them; the second person sees each.
      proposal: {
        id,
        name: competition.english,
        prizes: owed.map(
          ({ currency, winners, amount }) => `${winners} × ${formatAmount(amountOf(currency, amount), 'en')}`,
        ),
        contentHash,
      },
      isOnlyContent: true,
    },
    () => payCompetitionNow(deps, [operator], { id, contentHash, reason }),
  );
}

/** The last word on it, by the first of these people. The job pays each prize, from here on through any crash. */
export async function payCompetitionNow(
  { db, wake }: Pick<CompetitionsDeps, 'db' | 'wake'>,
  by: readonly Pick<StaffPerson, 'id' | 'name'>[],
  { id, contentHash, reason }: { id: number; contentHash: string; reason?: string },
): Promise<Result<Wire>> {
  const agreed = await inTransaction<Result<Wire>>(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition) return refuse('noSuchThing');
    if (competition.state !== competitionMoves.pay.from[0]) return refuse('wrongState', { status: competition.state });
    if (competition.resultHash !== contentHash) return refuse('contentChanged');
    const staffIds = by.map((person) => person.id);
    if (await isAffairOf(tx, id, staffIds)) return refuse('ownAffair');
    await setState(tx, id, competitionMoves.pay.to);
    await recordAuditEvent(tx, {
      actor: `operator:${by[0]!.name}`,
      subject: `competition:${id}`,
      command: 'competition.pay',
      before: { state: competition.state },
      after: { state: competitionMoves.pay.to, contentHash, ...(reason ? { reason } : {}) },
      others: await winnersOf(tx, id),
    });
    return ok((await wholeCompetition(tx, id))!);
  });
  if (agreed.ok) wake();
  return agreed;
}
