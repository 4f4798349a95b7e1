import { latestWeek } from '../../apps/desk/src/growth/groups/weeks.ts';
import type { Desk } from './as-operator.ts';
import { comesAbout } from './casino-calls.ts';
import { playRounds } from './play-rounds.ts';
import type { Player } from './player.ts';
import { handInDocuments } from './visit.ts';

const dayMs = 24 * 3_600_000;
/** Of the slot about one round in eight wins more than its stake. */
const mostRounds = 120;
const roundsAtOnce = 10;

/** A win above the bound of its game waits for risk: the bound is set so low that one comes soon, and taken back. */
export async function holdAWin(player: Player, desk: Desk): Promise<void> {
  const bound = { vendor: 'studio', game: 'nocturne' };
  const games = await desk.ask('risk', '/operator/winBound/listGames', {});
  const former = games.find(
    ({ vendor, game, source }) => vendor === bound.vendor && game === bound.game && source === 'own',
  );
  await desk.ask('risk', '/operator/winBound/set', { ...bound, multiple: 1, reason: 'Every win is looked at today' });
  const memberId = player.id;
  const isHeld = async () =>
    (await desk.ask('risk', '/operator/heldWin/listPage', { memberId, status: 'held' })).content.length > 0;
  for (let played = 0; played < mostRounds && !(await isHeld()); played += roundsAtOnce)
    await playRounds(player, roundsAtOnce, player.random.branch(100 + played), 'Nocturne');
  const reason = 'As it was before';
  if (former) await desk.ask('risk', '/operator/winBound/set', { ...bound, multiple: former.multiple, reason });
  else await desk.ask('risk', '/operator/winBound/unset', { ...bound, reason });
}

/** An identity card that ends within the month, of which its player is told. */
export async function acceptOneThatEndsSoon(player: Player, desk: Desk, now: Date): Promise<void> {
  await handInDocuments(player);
  const waiting = { memberId: player.id, status: 'waiting' } as const;
  const { content } = await desk.ask('documents', '/operator/document/listPage', waiting);
  const dayIn = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  for (const { id, kind } of content) {
    if (kind === 'idcardProof') await desk.ask('documents', '/operator/document/accept', { id, expiryDate: dayIn(12) });
    if (kind === 'addressProof')
      await desk.ask('documents', '/operator/document/accept', { id, documentDate: dayIn(0) });
  }
}

/** The provider's file of these players' payments, in which one line is of nobody: it waits to be looked at. */
export async function importSettlement(players: readonly Player[], desk: Desk): Promise<void> {
  const lines = ['id,reference,type,time,currency,gross,fee,net'];
  for (const { id: memberId } of players) {
    const { items } = await desk.ask('finance', '/operator/member/timeline', { memberId, kinds: ['deposit'] });
    for (const item of items) {
      const deposit = await desk.ask('finance', '/operator/payment/file', { kind: 'deposit', id: Number(item.id) });
      const reference = deposit.references.find((name) => /^(cs|pi)_/.test(name));
      if (deposit.provider !== 'stripe' || !reference) continue;
      lines.push(`${reference},${reference},payment,,${deposit.currency},${deposit.amount},0,${deposit.amount}`);
    }
  }
  lines.push('of-nobody,of-nobody,payment,,USD,12.00,0.30,11.70', 'bank-1,bank,transfer,,USD,-11.70,0,-11.70');
  const file = { name: 'settlement.csv', type: 'text/csv', text: lines.join('\n') };
  await desk.upload('finance', '/operator/settlement/import', { format: 'generic', provider: 'stripe' }, file);
}

/** Cashback of the last week once more: who had it gets nothing more. */
export async function payTheWeekAgain(desk: Desk, now: Date): Promise<void> {
  const week = latestWeek('cashback', now);
  const runs = async () =>
    (await desk.ask('bonuses', '/operator/bonus/runs', {})).filter(({ period }) => period === week);
  const before = (await runs()).length;
  await desk.ask('bonuses', '/operator/bonus/run', { job: 'cashback', week, reason: 'One member was missed' });
  await comesAbout('the second run of cashback', async () => (await runs()).length > before);
}

/** Anyone who keeps the casino is notified when a queue is late: soon enough for what was left to be seen. */
export async function watchTheQueues(desk: Desk): Promise<void> {
  const rules = await desk.ask('administrator', '/operator/setting/listAll', {});
  const rule = rules.find(({ name, scope }) => name === 'healthRule' && scope === 'queueLate');
  if (!rule) throw new Error('there is no rule about late queues');
  const change = { name: 'healthRule', scope: 'queueLate', version: rule.version } as const;
  const fields = { limit: 10, forMinutes: 1, mailTo: ['duty@example.com'] };
  await desk.ask('administrator', '/operator/setting/set', { ...change, fields, reason: 'A demonstration shows one' });
}
