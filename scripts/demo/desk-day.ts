import { randomUUID } from 'node:crypto';
import type { OperatorCashOut } from '@fairhouse/contract/operator';
import type { Random } from '@fairhouse/testing';
import type { Desk } from './as-operator.ts';
import { Refused } from './casino-calls.ts';
import type { Player } from './player.ts';
import { workOffAlerts } from './risk-desk.ts';
import type { Tally } from './tally.ts';

export interface DeskDay {
  desk: Desk;
  random: Random;
  tally: Tally;
  /** YYYY-MM-DD. */
  today: string;
  /** Of a hundred things that wait, how many are worked off. The last days leave some for anyone who looks. */
  share: number;
}

const page = { pageNum: 1, pageSize: 100 };

/** What the people of the desk do in a day. What was decided meanwhile, or may not be done, is left. */
export async function workAtDesk(day: DeskDay, players: readonly Player[]): Promise<void> {
  await clearCashOuts(day);
  await readDocuments(day);
  await settleDeposits(day);
  await answerContacts(day);
  await decideOnMatches(day);
  await workOffAlerts(day);
  await lookAfterMembers(day, players);
}

async function clearCashOuts(day: DeskDay): Promise<void> {
  const { desk, random } = day;
  const { content } = await desk.ask('cashier', '/operator/cashOut/listPage', { ...page, status: 'pending' });
  for (const cashOut of content) {
    if (random.below(100) >= day.share) continue;
    const rejects = random.chance(0.13);
    await unlessRefused(day, rejects ? 'cash-outs rejected' : 'cash-outs approved', () =>
      rejects ? reject(day, cashOut) : approve(day, cashOut),
    );
  }
  const stuck = await desk.ask('cashier', '/operator/cashOut/listPage', {
    ...page,
    status_IN: ['passed', 'paying', 'payed'],
  });
  for (const { id, review } of stuck.content) {
    if (review === null || random.below(100) >= day.share) continue;
    await unlessRefused(day, 'cash-outs given back', () =>
      desk.ask('cashier', '/operator/cashOut/giveBack', { id, reason: 'The bank says that it was not paid.' }),
    );
  }
}

async function approve({ desk, random }: DeskDay, cashOut: OperatorCashOut): Promise<void> {
  const { id, contentHash, needsSecond } = cashOut;
  if (cashOut.checkedBy === null) await desk.ask('cashier', '/operator/cashOut/approve', { id, contentHash });
  const second = needsSecond && (cashOut.checkedBy !== null || random.chance(0.5));
  if (second) await desk.ask('second-cashier', '/operator/cashOut/approve', { id, contentHash });
}

async function reject({ desk }: DeskDay, { id }: OperatorCashOut): Promise<void> {
  await desk.ask('cashier', '/operator/cashOut/reject', { id, reason: 'The account is not in your own name.' });
}

async function readDocuments(day: DeskDay): Promise<void> {
  const { desk, random } = day;
  const { content } = await desk.ask('documents', '/operator/document/listPage', { ...page, status: 'waiting' });
  for (const { id, kind } of content) {
    if (random.below(100) >= day.share) continue;
    if (random.chance(0.15)) {
      const reason = 'The lower edge is cut off. Please take the picture again.';
      await unlessRefused(day, 'documents refused', () =>
        desk.ask('documents', '/operator/document/reject', { id, reason }),
      );
    } else {
      const date = datesOf(kind, day);
      await unlessRefused(day, 'documents accepted', () =>
        desk.ask('documents', '/operator/document/accept', { id, ...date }),
      );
    }
  }
}

/** What stands on the specimens: a passport in five ends soon enough for its player to be told. */
function datesOf(kind: string, { today, random }: DeskDay): { documentDate?: string; expiryDate?: string } {
  if (kind === 'addressProof') return { documentDate: today };
  if (kind !== 'idcardProof') return {};
  const days = random.chance(0.2) ? 5 + random.below(20) : 400 + random.below(2_000);
  return { expiryDate: new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10) };
}

async function settleDeposits(day: DeskDay): Promise<void> {
  const { desk, random } = day;
  const { content } = await desk.ask('cashier', '/operator/deposit/listPage', page);
  for (const { id, state, amount } of content) {
    if (random.below(100) >= day.share) continue;
    if (state !== 'review') {
      const reason = 'Agreed with the member by mail.';
      await unlessRefused(day, 'deposits settled', () =>
        desk.ask('cashier', '/operator/deposit/settle', { id, reason }),
      );
    } else if (random.chance(0.6)) {
      const reason = 'The provider confirms this amount.';
      await unlessRefused(day, 'deposits credited', () =>
        desk.ask('cashier', '/operator/deposit/credit', { id, amount, reason }),
      );
    } else {
      const reason = 'The provider sent it back to the payer.';
      await unlessRefused(day, 'deposits closed', () => desk.ask('cashier', '/operator/deposit/close', { id, reason }));
    }
  }
}

async function answerContacts(day: DeskDay): Promise<void> {
  const { desk, random } = day;
  const { content } = await desk.ask('support', '/operator/contact/listPage', { ...page, status: 'open' });
  const macros = await desk.ask('support', '/operator/macro/list', {});
  for (const { id, messages, state, satisfied } of content) {
    if (state === 'waiting' || random.below(100) >= day.share) continue;
    if (random.chance(0.2)) {
      const text =
        satisfied === false ? '@compliance the player is not satisfied.' : 'Looked at the account: all in order.';
      await unlessRefused(day, 'notes on threads', () =>
        desk.ask('support', '/operator/queue/note', { queue: 'contacts', id, text }),
      );
    }
    const macro = macros[random.below(macros.length)]!;
    const { text } = await desk.ask('support', '/operator/macro/fill', { id: macro.id, contact: id });
    const answer = text.includes('…') ? 'We have looked into it, and everything is as it should be.' : text;
    await unlessRefused(day, 'threads answered', () =>
      desk.ask('support', '/operator/contact/answer', { id, answer, seen: messages, solve: random.chance(0.4) }),
    );
  }
}

async function decideOnMatches(day: DeskDay): Promise<void> {
  const { desk, random } = day;
  const invited = await desk.ask('risk', '/operator/invitation/listPage', { ...page, status: 'held' });
  for (const { id } of invited.content) {
    if (random.below(100) >= day.share) continue;
    await unlessRefused(day, 'invitations decided', () =>
      random.chance(0.5)
        ? desk.ask('risk', '/operator/invitation/release', { id })
        : desk.ask('risk', '/operator/invitation/refuse', { id, reason: 'The same person under two names.' }),
    );
  }
  const wins = await desk.ask('risk', '/operator/heldWin/listPage', { ...page, status: 'held' });
  for (const { id } of wins.content) {
    if (random.below(100) >= day.share) continue;
    await unlessRefused(day, 'held wins released', () => desk.ask('risk', '/operator/heldWin/release', { id }));
  }
}

/** A few commands a day that nobody asked for. */
async function lookAfterMembers(day: DeskDay, players: readonly Player[]): Promise<void> {
  const { desk, random } = day;
  // The first is the one whose log-in is checked at the end.
  const others = players.slice(1);
  const memberId = others[random.below(Math.max(1, others.length))]?.id;
  if (!memberId) return;
  if (random.chance(0.5)) {
    const gift = { memberId, amount: 10 + 5 * random.below(4), reason: 'A birthday', requestKey: randomUUID() };
    await unlessRefused(day, 'bonuses given', () => desk.ask('bonuses', '/operator/bonus/give', gift));
  }
  if (random.chance(0.3)) {
    const why = { memberId, suspended: true, reason: 'Payments under several names' };
    await unlessRefused(day, 'members suspended', () => desk.ask('risk', '/operator/member/suspend', why));
  } else if (random.chance(0.25)) {
    const why = { memberId, blocked: true, cause: 'documents', reason: 'The papers do not fit the account' } as const;
    await unlessRefused(day, 'members blocked from play', () => desk.ask('risk', '/operator/member/blockPlay', why));
  } else if (random.chance(0.1)) {
    await unlessRefused(day, 'agents', () =>
      desk.ask('bonuses', '/operator/member/setAgent', { memberId, agent: true }),
    );
  }
}

async function unlessRefused(day: DeskDay, counted: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
    day.tally.count(counted);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    day.tally.refused(error);
  }
}
