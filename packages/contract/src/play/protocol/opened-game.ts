import { z } from 'zod';
import { currency } from '../../scalars.ts';
import { celebrations } from '../play-restrictions.ts';
import { openedTable } from './live.ts';
import { hash, minorUnits, playedRound, sessionTotals } from './round.ts';

/** The engines, each with a feature of its own in the page. */
export const gameKinds = [
  'slot',
  'roulette',
  'blackjack',
  'threshold',
  'weighted',
  'ladder',
  'draw-poker',
  'subset',
  'ticket',
  'compare',
  'dealer-poker',
  'dice-table',
  'curve',
  /** Packages of outside studios: a page of their own in a frame. */
  'open',
] as const;

/** Printable ASCII; a colon would blur where the seed ends in `clientSeed:nonce:block`. */
export const clientSeed = () => z.string().regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/);

export const seedInUse = z.object({
  serverSeedHash: hash(),
  clientSeed: z.string().nullable().describe('Null until the player chose one, at the latest with the first round'),
  nextNonce: z.int().min(0),
  nextServerSeedHash: hash().describe('The commitment that `rotate` leads to: shown before the one in use is revealed'),
});

export const revealedSeed = z.object({
  serverSeed: z.string(),
  serverSeedHash: hash(),
  clientSeed: z.string().nullable(),
  rounds: z.int().min(0),
});

/** What the page is sent when it opens: the game, the player's session, and a round that waits to be gone on with. */
export const openedGame = z.object({
  game: z.object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(gameKinds),
    definitionHash: hash(),
    declaredReturn: z.string().regex(/^\d{2}\.\d{2}$/),
    abandoned: z.string().describe('What happens to a round that its player left'),
    rules: z.array(z.object({ heading: z.string(), text: z.string() })),
  }),
  fun: z.boolean(),
  currency: currency(),
  scale: z.int().min(0).max(8),
  sign: z.string(),
  language: z.string(),
  balance: minorUnits(),
  casinoOrigin: z.string(),
  minRoundMs: z.int().min(0).describe('The least time between the starts of two rounds'),
  automatic: z.boolean().describe('Whether this game may have automatic play where the player is'),
  quick: z.boolean().describe('Whether it may have a quick mode, with shorter animations'),
  skip: z.boolean().describe('Whether an animation may be ended before the result is shown'),
  celebrations: z.enum(celebrations).describe('How far a win above the stake is celebrated'),
  bonusBuy: z.boolean().describe('Whether a bonus round may be bought'),
  doubleUp: z.boolean().describe('Whether a win may be put at risk again before it is paid'),
  session: sessionTotals.extend({ startedAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  stakes: z.unknown().describe('What can be staked, as the engine of the game offers it in this currency'),
  freeRounds: z
    .object({
      id: z.uuid(),
      stake: minorUnits(),
      count: z.int().min(1),
      left: z.int().min(1),
      won: minorUnits(),
      winMost: minorUnits().describe('At most this is credited'),
      wagering: z.int().min(0).describe('How many times the winnings are to be wagered as a bonus; 0: they are cash'),
      expiresAt: z.iso.datetime(),
      stakes: z.unknown().describe('Like `stakes`, with the stake of the free rounds as the only one'),
    })
    .nullable()
    .describe('What the player can play without a stake of his own; null where there is nothing'),
  pot: minorUnits().nullable().describe('What lies in the shared pot of the game; null where it has none'),
  page: z
    .string()
    .nullable()
    .describe('Of a package of an outside studio: the origin of its page; null of our own games'),
  live: openedTable.nullable().describe('Of a table whose rounds are shared; null of every other game'),
  seed: seedInUse,
  openRound: playedRound.nullable(),
  lastRound: playedRound.nullable(),
});
