import { randomUUID } from 'node:crypto';
import type { Desk } from './as-operator.ts';
import { acceptOneThatEndsSoon, holdAWin, importSettlement, payTheWeekAgain, watchTheQueues } from './end-of-month.ts';
import { decideOneOfTwoCases, playPastTheLimit, showDocument, untilKnown } from './known-and-cared-for.ts';
import { payIn } from './pay-in.ts';
import type { Player } from './player.ts';
import { askForMoneyOf, handInDocuments, writeToSupport } from './visit.ts';

type Scene = (player: Player, desk: Desk) => Promise<void>;

/** What waits at the desk in the end, however few members there are and however their games went. */
const scenes: Scene[] = [
  async function aPlainCashOut(player) {
    await payIn(player, 100, 'approve');
    await askForMoneyOf(player, 60, 'PAYPAL', player.cast.registration.email);
  },
  async function aCashOutForTwo(player, desk) {
    await payIn(player, 5_000, 'approve');
    const { id } = await askForMoneyOf(player, 2_400, 'PAYPAL', player.cast.registration.email);
    const { contentHash } = await desk.ask('cashier', '/operator/cashOut/get', { id });
    await desk.ask('cashier', '/operator/cashOut/approve', { id, contentHash });
  },
  async function aPayoutThatIsNotHeardOf(player, desk) {
    await payIn(player, 200, 'approve');
    const { id } = await askForMoneyOf(player, 80, 'PAYPAL', `pending.${player.cast.number}@example.com`);
    const { contentHash } = await desk.ask('cashier', '/operator/cashOut/get', { id });
    await desk.ask('cashier', '/operator/cashOut/approve', { id, contentHash });
  },
  async function documents(player) {
    await handInDocuments(player);
    await showDocument(player, 'wait-1');
    await writeToSupport(player);
  },
  async function aDepositOfAnotherAmount(player) {
    await payIn(player, 50, 'otherAmount');
    await payIn(player, 25, 'leave');
  },
  async function aDispute(player, desk) {
    await payIn(player, 100, 'dispute');
    const gift = { memberId: player.id, amount: 10, reason: 'Welcome', requestKey: randomUUID() };
    await desk.ask('bonuses', '/operator/bonus/give', gift);
    await showDocument(player, 'P1');
  },
  async function tooMuchPlay(player) {
    await playPastTheLimit(player);
  },
  async function tooMuchPlayAsWell(player) {
    await playPastTheLimit(player);
  },
];

export const evening = scenes.length;
type Evening = [Player, Player, Player, Player, Player, Player, Player, Player];

/** One scene each; the players have joined just now, and have no bonus to play through. Then the desk ends its month. */
export async function leaveSomethingToDo(players: readonly Player[], desk: Desk, now: Date): Promise<void> {
  for (const [at, scene] of scenes.entries()) await scene(players[at]!, desk);
  const [spender, , , , , disputed, talkedTo, waiting] = players as Evening;
  await holdAWin(spender, desk);
  await acceptOneThatEndsSoon(disputed, desk, now);
  await importSettlement(players, desk);
  await payTheWeekAgain(desk, now);
  await untilKnown(disputed, desk);
  await decideOneOfTwoCases(talkedTo, waiting, desk);
  await watchTheQueues(desk);
}
