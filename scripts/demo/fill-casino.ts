import { randomFrom } from '@fairhouse/testing';
import type { Desk } from './as-operator.ts';
import { writeCampaigns } from './campaigns.ts';
import type { Origins } from './casino-calls.ts';
import { castOf } from './cast.ts';
import { workAtDesk } from './desk-day.ts';
import { evening, leaveSomethingToDo } from './last-evening.ts';
import type { DemoClock } from './moved-clock.ts';
import { Player } from './player.ts';
import { switchRulesOn } from './risk-desk.ts';
import { Tally } from './tally.ts';
import { firstVisit, laterVisit } from './visit.ts';
import { writeForPlayers } from './write-for-players.ts';

export interface FillOptions {
  origins: Origins;
  desk: Desk;
  clock: DemoClock;
  seed: number;
  members: number;
  /** Without a clock that can be moved all of them are today. */
  days: number;
  say: (line: string) => void;
}

/** Those of the last evening, and somebody to have been there before. */
export const leastMembers = evening + 2;
const dayMs = 24 * 3_600_000;
const atOnce = 4;
/** In a day, visits come in so many waves; the clock moves between them. */
const waves = 2;
/** The last days leave more to be done. */
const quietDays = 2;

/** Marks the casino and lives through its days, oldest first. Answers what was done, and by whom. */
export async function fillCasino(options: FillOptions): Promise<{ tally: Tally; players: Player[] }> {
  const { origins, desk, clock, seed, days, say } = options;
  const random = randomFrom(seed);
  const cast = castOf(random.branch(1), options.members - evening, days);
  const late = castOf(random.branch(2), options.members, 1).slice(-evening);
  const tally = new Tally();
  const players: Player[] = [];
  for (let day = 0; day < days; day++) {
    const left = days - 1 - day;
    for (let wave = 0; wave < waves; wave++) {
      await clock.moveTo(left * dayMs + ((waves - wave) * dayMs) / (2 * waves));
      if (day === 0 && wave === 0) {
        await desk.ask('administrator', '/operator/demonstration/begin', { seed });
        await switchRulesOn(desk, clock.now());
      }
      const isThisWave = (number: number) => number % waves === wave;
      const newcomers = cast.filter((one) => one.joinsOnDay === day && isThisWave(one.number));
      const visitors = players.filter(({ cast }) => isThisWave(cast.number + day)).filter((one) => one.comesOn(day));
      const joining = newcomers.map((one) => new Player(one, origins));
      await inTurns(joining, (player) => {
        const inviter = players.find(({ cast }) => cast.number === player.cast.invitedBy);
        return firstVisit(player, inviter, tally);
      });
      players.push(...joining);
      await inTurns(visitors, (player) => laterVisit(player, tally));
    }
    const share = left < quietDays ? 40 : 88;
    const today = clock.now().toISOString().slice(0, 10);
    await workAtDesk({ desk, random: random.branch(1_000 + day), tally, today, share }, players);
    say(`${today}  ${progress(tally)}`);
  }
  await clock.moveTo(0);
  for (const one of late) {
    const player = new Player(one, origins);
    await player.join(undefined);
    await player.activate();
    tally.count('members');
    players.push(player);
  }
  await leaveSomethingToDo(players.slice(-evening), desk, clock.now());
  await writeCampaigns(desk);
  await writeForPlayers(desk, clock.now());
  return { tally, players };
}

function progress(tally: Tally): string {
  return ['members', 'visits', 'deposits', 'rounds', 'cash-outs'].map((what) => `${tally.of(what)} ${what}`).join(', ');
}

/** A few at once, each begun when another is done. */
async function inTurns<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
