import { setTimeout as sleep } from 'node:timers/promises';
import { joinAlone } from '../../growth/bonus/bonus.fixture.ts';
import { claim, compareBonus, giveUp, passDays } from './bonus-steps.ts';
import { apply, decide, deposit } from './cashier-steps.ts';
import { bet, overtaken, rollback, win } from './game-steps.ts';
import type { Player, Schedule, Step } from './player.ts';
import { ReferenceBook } from './reference-book.ts';
import { must, tolerant } from './retries.ts';

const stepsByWeight: Step[] = [
  ...[bet, bet, bet, bet, win, win, win, win, rollback, overtaken],
  ...[deposit, apply, decide],
  ...[claim, claim, giveUp, passDays, passDays],
];

/** Joins a member, takes `steps` random steps with the casino and the reference side by side, and compares after each. */
export async function playSchedule(schedule: Schedule, steps: number): Promise<void> {
  const { casino, random } = schedule;
  const member = await tolerant(() => joinAlone(casino.api));
  const book = new ReferenceBook();
  const proofs = await tolerant(() => casino.proofs(member));
  const it: Player = { ...schedule, member, book, sessions: new Map(), proofs };
  await deposit(it);
  if (random.chance(0.6)) await take(it, claim);
  for (let done = 0; done < steps; done++) await take(it, stepsByWeight[random.below(stepsByWeight.length)]!);
  await compareBonus(it);
}

async function take(it: Player, step: Step): Promise<void> {
  const { casino, member, random, crash, book, log } = it;
  // The cut comes while the step is under way, wherever it happens to be.
  const cut = random.chance(0.04) ? sleep(random.below(12)).then(crash) : undefined;
  await step(it);
  await cut;
  // Seldom, so that bets are also counted several at once. Where an end is due, the casino may see it at any moment.
  if (book.isEndDue() || (book.bonus && random.chance(0.3))) await compareBonus(it);
  const { cash, bonus, held } = await tolerant(() => casino.book(member));
  must(
    cash === book.cash && bonus === book.pocket && held === book.held,
    `the book says ${cash}/${bonus}/${held}, the model ${book.cash}/${book.pocket}/${book.held}: ${log.at(-1)}`,
  );
}
