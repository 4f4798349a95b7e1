import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import { invitationsOf, muteAtTables, readMember, type StandingAct, standingActs } from './member.store.ts';

type Standing = OperatorCallOutput<'/operator/member/standing'>;

/** Who a member is and how the member stands; undefined for a member that there is not. */
export async function standingOf(db: Database, memberId: bigint): Promise<Standing | undefined> {
  const found = await readMember(db, memberId);
  if (!found) return undefined;
  const acts = new Map((await standingActs(db, memberId)).map((act) => [act.verb, act]));
  const mute = await muteAtTables(db, memberId);
  const { by, state, invited } = await invitationsOf(db, memberId);
  const { id, createdAt, enabled, blocked, type, currency, postings, ...member } = found;
  const { cash, bonus, held, deposited, paidOut, staked, won, ...rest } = member;
  const amount = (minor: bigint) => toWire(amountOf(currency, minor));
  const suspension = enabled ? undefined : acts.get('member.suspend');
  const block = blocked ? acts.get('member.blockPlay') : undefined;
  return {
    ...rest,
    enabled,
    playBlocked: blocked,
    id: Number(id),
    type: type === 10 ? 'agent' : 'common',
    createTime: createdAt.toISOString(),
    suspended: suspension ? { ...why(suspension), reason: suspension.after?.reason ?? null } : null,
    blocked: block
      ? { ...why(block), reason: block.after?.block?.reason ?? null, cause: block.after?.block?.cause ?? 'untold' }
      : null,
    mutedAtTables: mute ? { ...mute, at: mute.at.toISOString(), until: mute.until?.toISOString() ?? null } : null,
    invitedBy: by === null ? null : Number(by),
    invitation: state,
    invited,
    book: {
      currency,
      cash: amount(cash),
      bonus: amount(bonus),
      held: amount(held),
      deposited: amount(deposited),
      paidOut: amount(paidOut),
      staked: amount(staked),
      won: amount(won),
      postings: Number(postings),
    },
  };
}

function why({ id, actor, at }: StandingAct) {
  return { act: Number(id), by: actor, at: at.toISOString() };
}
