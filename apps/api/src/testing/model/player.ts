import type { Random } from '@fairhouse/testing';
import type { MoneyCasino } from '../start-money-casino.ts';
import type { TestMember } from '../start-test-api.ts';
import type { Game } from './reference-bonus.ts';
import type { ReferenceBook } from './reference-book.ts';

export interface Schedule {
  casino: MoneyCasino;
  operatorKey: string;
  /** The casino's number of each game. */
  gameIds: Record<Game, number>;
  random: Random;
  /** Cuts every connection of the casino to its database. */
  crash(): Promise<void>;
  /** What was done, for the message of a difference. */
  log: string[];
}

export interface Player extends Schedule {
  member: TestMember;
  book: ReferenceBook;
  /** Opened when the game is first played. */
  sessions: Map<Game, { token: string; user: string; gameCode: string }>;
  proofs: object;
}

/** Does the same to the casino and to the reference, and compares what both answer. */
export type Step = (it: Player) => Promise<void>;
