import type { Deposit, Happenings, PlaySlot } from '../kinds/kind.ts';
import { dayMs, minuteMs, slotMinutes } from '../kinds/kind.ts';

/** Where a choice comes from: the same seed makes the same ones. */
export interface Chance {
  /** A whole number from 0 up to, but not, `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
}

/** What somebody did in all, each in the order of time. */
export type Life = Pick<Happenings, 'play' | 'deposits' | 'failedDeposits' | 'cancelledCashOuts'>;

interface LifeBeingWritten {
  play: PlaySlot[];
  deposits: Deposit[];
  failedDeposits: Date[];
  cancelledCashOuts: Date[];
}

/** How somebody of a kind plays. Amounts in minor units, hours of the player's own clock, which here is UTC. */
export interface PlayerKind {
  name: string;
  about: string;
  /** Whether the casino ought to notice, and by what. */
  isHarmed: boolean;
  /** A day of such a player's life; `at` counts from the first, `days` in all. */
  live(day: Day): void;
}

interface Session {
  /** Of the day; above 24 it is of the next one's morning. */
  hour: number;
  minutes: number;
  /** Of one stake. */
  stake: number;
  /** Stakes a minute. */
  pace?: number;
  /** Whether each stake of the session is raised as long as the player is behind. */
  raises?: boolean;
  /** What is paid in again when all is lost, so many times. */
  chases?: { times: number; amount: number };
  /** What is paid in first. */
  deposit: number;
}

/** One day of a life, and what can be done in it. */
export class Day {
  constructor(
    private readonly life: LifeBeingWritten,
    private readonly began: number,
    readonly at: number,
    readonly days: number,
    readonly chance: Chance,
  ) {}

  /** 0 is Monday. */
  get weekday(): number {
    return (new Date(this.began).getUTCDay() + 6) % 7;
  }

  between(least: number, most: number): number {
    return least + this.chance.below(most - least + 1);
  }

  private moment(hour: number): Date {
    return new Date(this.began + hour * 60 * minuteMs);
  }

  cancelCashOut(hour: number): void {
    this.life.cancelledCashOuts.push(this.moment(hour));
  }

  failToDeposit(hour: number): void {
    this.life.failedDeposits.push(this.moment(hour));
  }

  /** Plays a game that gives back 96 in 100: seldom much, mostly nothing. Money that is left at the end is cashed out. */
  play({ hour, minutes, stake: first, pace = 8, raises, chases, deposit }: Session): void {
    const { life, chance } = this;
    const from = this.moment(hour).getTime();
    let money = deposit;
    let stake = first;
    let again = chases?.times ?? 0;
    life.deposits.push({ at: new Date(from), amount: BigInt(deposit) });
    for (let minute = 0; minute < minutes; minute += slotMinutes) {
      const slot = {
        at: new Date(Math.floor((from + minute * minuteMs) / 300_000) * 300_000),
        stakes: 0,
        staked: 0,
        won: 0,
      };
      for (let round = 0; round < pace * slotMinutes && money >= stake; round++) {
        money -= stake;
        slot.stakes += 1;
        slot.staked += stake;
        const won = chance.chance(0.24) ? stake * 4 : 0;
        money += won;
        slot.won += won;
      }
      if (slot.stakes > 0) {
        life.play.push({ at: slot.at, stakes: slot.stakes, staked: BigInt(slot.staked), returned: BigInt(slot.won) });
      }
      if (raises && money < deposit) stake = Math.min(stake + Math.ceil(first / 6), first * 6);
      if (money >= stake) continue;
      if (again === 0) return;
      again -= 1;
      life.deposits.push({ at: new Date(from + (minute + slotMinutes) * minuteMs), amount: BigInt(chases!.amount) });
      money += chases!.amount;
    }
  }
}

/** Somebody's life of so many days, as it would stand in the book. */
export function lifeOf(kind: PlayerKind, firstDay: Date, days: number, chance: Chance): Life {
  const life: LifeBeingWritten = { play: [], deposits: [], failedDeposits: [], cancelledCashOuts: [] };
  for (let at = 0; at < days; at++) kind.live(new Day(life, firstDay.getTime() + at * dayMs, at, days, chance));
  life.play.sort((a, b) => a.at.getTime() - b.at.getTime());
  life.deposits.sort((a, b) => a.at.getTime() - b.at.getTime());
  return life;
}
