import type { Bets, InstructionResult, Prize } from '@fairhouse/betting';
import type { GameShelf, GameVolatility } from '@fairhouse/contract';
import type { Currency } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../http/language.ts';

/** A game as the list of an aggregator has it, in the casino's words. */
export interface OfferedGame {
  /** The aggregator's own name of it. */
  code: string;
  name: string;
  /** Who makes it. */
  studio: string;
  shelf: GameShelf;
  /** Whether it can be opened now; one that is not stays known and is closed. */
  isOpen: boolean;
  playForFun: boolean;
  /** Where it may not be offered, as ISO 3166-1 alpha-2. */
  blockedCountries: string[];
  currencies: Currency[];
  /** Exact text, as per cent; null where the list does not say. */
  returnPercent: string | null;
  volatility: GameVolatility | null;
  /** Address of its picture. The casino fetches it once and shows its own copy; null where there is none. */
  coverUrl: string | null;
}

export interface GameList {
  games: OfferedGame[];
  /** Entries that could not be read, which are left out. */
  unreadable: number;
}

/** Who opens a game for money, in a session of the wallet. */
export interface PlayerAtAggregator {
  user: string;
  token: string;
  currency: Currency;
  country: string;
}

export interface GameToOpen {
  code: string;
  channel: 'pc' | 'mobile';
  language: Language;
  /** Of the player. */
  address: string;
  /** Undefined: for fun. */
  player: PlayerAtAggregator | undefined;
}

/** `refused` is definite: the aggregator does not open this game for this player. */
export type OpenedGame = { outcome: 'opened'; url: string } | { outcome: 'refused' | 'unknown'; reason: string };

/** A bet or a win that took effect, as the aggregator reports it. Amounts in minor units. */
export interface ReportedTransaction {
  id: string;
  what: 'bet' | 'win';
  currency: Currency;
  amount: bigint;
  at: Date;
}

/** What the calls of an aggregator do here: the same functions that a vendor's calls do. */
export interface AggregatorWallet {
  bets: Bets;
  payPrize(caller: Parameters<Bets['balance']>[0], prize: Prize): Promise<InstructionResult>;
  /** Undefined for a name that is no player's. */
  findPlayer(user: string): Promise<{ country: string } | undefined>;
  log: { warn(details: object, message: string): void };
}

/**
 * One aggregator: one integration with the games of many studios. It translates between its protocol and the casino's functions, and
 * never moves money or decides anything by itself.
 */
export interface GameAggregator {
  /** Its vendor's id, the source of its postings, and its place in the address of its calls. */
  id: string;
  name: string;
  /** Origins of its games, which the site may show in frames. */
  gameOrigins: readonly string[];
  /** The whole catalogue. Throws when it cannot be had. */
  listGames(): Promise<GameList>;
  openGame(game: GameToOpen): Promise<OpenedGame>;
  /** Its calls to the wallet, in a scope of their own whose bodies come as they were sent. */
  walletRoutes(edge: FastifyInstance, wallet: AggregatorWallet): void;
  /** What it did in [from, to), part by part. Throws when it does not answer as agreed. */
  transactions(from: Date, to: Date): AsyncGenerator<ReportedTransaction[]>;
}

/** What the casino calls a game of an aggregator: two aggregators may use the same code. */
export const codeOf = (aggregator: string, theirs: string) => `${aggregator}:${theirs}`;

/** The aggregator's own name of a game. */
export const theirCodeOf = (aggregator: string, code: string) => code.slice(aggregator.length + 1);
