/**
 * What the page of a game and the site around its frame say to one another with `postMessage`. Each looks at the
 * other's origin and window first.
 */
import { z } from 'zod';
import { reportReasons } from './live.ts';
import { minorUnits, playedRound } from './round.ts';

const fromGame = { source: z.literal('fairhouse-studio') };

export const gameMessage = z.discriminatedUnion('type', [
  z.object({ ...fromGame, type: z.literal('ready') }),
  z.object({
    ...fromGame,
    type: z.literal('balance'),
    balance: minorUnits().describe('Of the currency played with, as the game shows it'),
    net: z.int().describe('What this play session has won less what it has staked, as far as the game has shown it'),
  }),
  z.object({
    ...fromGame,
    type: z.literal('round'),
    ...playedRound.pick({ roundId: true, state: true, stake: true, win: true }).shape,
  }),
  z.object({ ...fromGame, type: z.literal('close') }),
  z.object({ ...fromGame, type: z.literal('deposit') }),
  z.object({
    ...fromGame,
    type: z.literal('open-game'),
    name: z.string().min(1).max(60).describe('Another table of the casino, as it is called'),
  }),
  // The player wants others to come to this table.
  z.object({ ...fromGame, type: z.literal('invite') }),
  z.object({
    ...fromGame,
    type: z.literal('report-message'),
    message: z
      .string()
      .regex(/^\d{1,18}$/)
      .describe('A message in the chat of this table'),
    reason: z.enum(reportReasons),
  }),
  // A limit of the account stands in the way: the player wants to see it.
  z.object({ ...fromGame, type: z.literal('limits') }),
  // The player wants to see the page on fairness, beside the game.
  z.object({ ...fromGame, type: z.literal('fairness') }),
]);
export type GameMessage = z.output<typeof gameMessage>;

const fromSite = { source: z.literal('fairhouse') };

export const siteMessage = z.discriminatedUnion('type', [
  z.object({ ...fromSite, type: z.literal('balance-changed') }),
  z.object({ ...fromSite, type: z.literal('mute'), muted: z.boolean() }),
  z.object({
    ...fromSite,
    type: z.literal('message-reported'),
    message: z.string().max(18),
    outcome: z.enum(['sent', 'tooMany', 'failed']),
  }),
]);
export type SiteMessage = z.output<typeof siteMessage>;
