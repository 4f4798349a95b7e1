import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import { entryRefusals } from '../entry/entry-conditions.ts';

/** `tournament`: the best rounds of each player are added up; `race`: the first ones, up to a bound. */
export const competitionKinds = ['tournament', 'race'] as const;
export type CompetitionKind = (typeof competitionKinds)[number];

/** `multiple`: what a round paid as a multiple of its stake, in hundredths; `wins`: rounds that paid more than their stake. */
export const competitionMeasures = ['multiple', 'wins'] as const;
export type CompetitionMeasure = (typeof competitionMeasures)[number];

/**
 * `shared`: the same score is the same place, and its prizes are divided equally; `fewerRounds`: of the same score stands first who needed
 * fewer rounds for it, then who reached it earlier.
 */
export const competitionTies = ['shared', 'fewerRounds'] as const;
export type CompetitionTies = (typeof competitionTies)[number];

/** Why a competition was cancelled, as players read it. */
export const competitionCancelCauses = ['fault', 'mistake', 'game', 'law', 'other'] as const;
export type CompetitionCancelCause = (typeof competitionCancelCauses)[number];

/** Why a player was disqualified, as the player reads it. */
export const disqualificationCauses = ['duplicateAccount', 'collusion', 'automatedPlay', 'gameFault', 'terms'] as const;
export type DisqualificationCause = (typeof disqualificationCauses)[number];

/** `closing`: over, and the standings are being computed. `final`: they are, and prizes follow. */
export const competitionPhases = ['coming', 'running', 'paused', 'closing', 'final', 'paid', 'cancelled'] as const;

/** Rounds of one player that can count. */
export const mostCompetitionRounds = 500;
export const mostCompetitionPlaces = 100;
/** Games that a competition names one by one. */
export const mostCompetitionGames = 1_000;

export const moneyByCurrency = () => z.array(z.object({ currency: currency(), amount: amount() }));

export const competitionGame = z.object({ id: z.int(), code: z.string(), name: z.string(), cover: z.string() });

export const competitionSummary = z.object({
  id: z.int(),
  name: z.string().describe('In the language of the caller'),
  kind: z.enum(competitionKinds),
  measure: z.enum(competitionMeasures),
  phase: z.enum(competitionPhases),
  beginTime: moment(),
  endTime: moment(),
  rounds: z.int().describe('How many rounds of a player count: the best of a tournament, the first of a race'),
  players: z.int().describe('Who have joined'),
  mostPlayers: z.int().nullable().describe('Nobody joins beyond; null: no cap'),
  entryCloses: moment().nullable().describe('Nobody joins from then on; null: until the end'),
  pool: moneyByCurrency().describe('All prizes together, by currency'),
  own: z
    .object({
      score: z.int().describe('Hundredths of a multiple, or wins'),
      place: z.int().nullable().describe('Null without a score'),
      prize: amount().nullable().describe('Once the standings are final'),
      isPaid: z.boolean(),
      disqualified: z.enum(disqualificationCauses).nullable().describe('Why the player has no place any more'),
    })
    .nullable()
    .describe('Of a member who has joined'),
});

export const competitionRound = z.object({
  ref: z.string().nullable().describe('For `/sys/liveRound/open`; null where its vendor shows no replays'),
  game: z.string(),
  time: moment().describe('When the round ended'),
  stake: amount(),
  paid: amount(),
  score: z.int().describe('What it adds'),
});

export const competitionDetail = z.object({
  ...competitionSummary.shape,
  games: z.array(competitionGame).nullable().describe('The first 60; null: every game but those left out'),
  gameCount: z.int().nullable().describe('Null: every game'),
  gamesLeftOut: z.array(z.string()).describe('Names of games that do not count, where every other does'),
  rules: z.array(z.string()).describe('How it is scored, who may join and how prizes are paid, sentence by sentence'),
  cancelled: z.enum(competitionCancelCauses).nullable(),
  minimumStakes: moneyByCurrency().describe('Rounds below do not count; who has another currency cannot join'),
  prizes: z.array(z.object({ place: z.int(), amounts: moneyByCurrency() })),
  standings: z
    .array(
      z.object({
        place: z.int(),
        player: z
          .string()
          .nullable()
          .describe('The first two characters of the user name, of members who agreed to it; null of all others'),
        score: z.int(),
        isSelf: z.boolean(),
      }),
    )
    .describe('The first 50'),
  ownRounds: z.array(competitionRound).describe('The rounds of the caller that count'),
  mayJoin: z.boolean(),
  whyNot: z.enum(entryRefusals).nullable().describe('Why a member who has not joined cannot'),
});
