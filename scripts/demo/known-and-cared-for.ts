import type { Desk } from './as-operator.ts';
import { comesAbout } from './casino-calls.ts';
import { payIn } from './pay-in.ts';
import { playRounds } from './play-rounds.ts';
import type { Player } from './player.ts';
import { askForMoneyOf } from './visit.ts';

/** As often as signs of harm count twice, by the casino's own thresholds: together they begin a break and a case. */
const cancelled = 6;
const refused = 10;

/** Plays, takes one cash-out back after the other, and pays in until the provider says no. */
export async function playPastTheLimit(player: Player): Promise<void> {
  await payIn(player, 200, 'approve');
  await playRounds(player, 3, player.random.branch(7));
  for (let times = 0; times < cancelled; times++) {
    const { id } = await askForMoneyOf(player, 25, 'PAYPAL', player.cast.registration.email);
    await player.ask('/sys/withdraw/cancel', { id });
  }
  for (let times = 0; times < refused; times++) await payIn(player, 25, 'decline', 'cpay');
}

/** What the casino saw in their play waits at the desk; one of the two cases is decided. */
export async function decideOneOfTwoCases(talkedTo: Player, waiting: Player, desk: Desk): Promise<void> {
  const caseOf = async ({ id: memberId }: Player) =>
    (await desk.ask('risk', '/operator/queue/list', { queue: 'harmCases', filter: { memberId } })).rows[0];
  await comesAbout('two safer-gambling cases', async () =>
    Boolean((await caseOf(talkedTo)) && (await caseOf(waiting))),
  );
  const { id, contentHash } = (await caseOf(talkedTo))!;
  await desk.ask('risk', '/operator/queue/decide', {
    queue: 'harmCases',
    decision: 'talked',
    rows: [{ id, contentHash }],
    reason: 'We talked: there will be a limit for each week, and a call in a month.',
  });
  await comesAbout('a safer-gambling case to be decided', async () => {
    const { cases } = await desk.ask('risk', '/operator/protection/member', { memberId: talkedTo.id });
    return cases.some(({ state }) => state === 'closed');
  });
}

/** Shows a document at the provider's page; what is typed there says what its review comes to. */
export async function showDocument(player: Player, number: string): Promise<void> {
  const { url } = await player.ask('/sys/identity/begin', {});
  await fetch(url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
}

/** The provider's webhook comes by itself. */
export async function untilKnown({ id: memberId }: Player, desk: Desk): Promise<void> {
  await comesAbout('an identity to be verified', async () => {
    const { identity } = await desk.ask('documents', '/operator/identity/member', { memberId });
    return identity === 'passed';
  });
}
