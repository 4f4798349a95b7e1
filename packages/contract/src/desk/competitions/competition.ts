import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import {
  competitionCancelCauses,
  competitionKinds,
  competitionMeasures,
  competitionTies,
  disqualificationCauses,
  moneyByCurrency,
  mostCompetitionPlaces,
  mostCompetitionRounds,
} from '../../growth/competitions/competition.ts';
import { anyone, entryConditions } from '../../growth/entry/entry-conditions.ts';
import { gameFeatures, gameShelves } from '../../play/games/game-words.ts';
import { amount, currency, maybe, moment, text, whole } from '../../scalars.ts';

/**
 * `draft`: players do not see it; `scheduled`: it is published at a time; `final`: the standings are fixed; `paying`: two people agreed, and
 * prizes are being paid.
 */
export const competitionStates = [
  'draft',
  'scheduled',
  'open',
  'paused',
  'cancelled',
  'final',
  'paying',
  'paid',
] as const;
export type CompetitionState = (typeof competitionStates)[number];

export const seriesSteps = ['week', 'month'] as const;
export type SeriesStep = (typeof seriesSteps)[number];
export const mostOfSeries = 52;

const codes = () => z.array(z.string().min(1).max(64)).max(200).default([]);

/** Games that are named, and those that are of one of the studios, of one of the kinds and with one of the features, but for `except`. */
export const gameChoice = z.strictObject({
  codes: codes(),
  studios: codes(),
  shelves: z.array(z.enum(gameShelves)).default([]),
  features: z.array(z.enum(gameFeatures)).default([]),
  except: codes(),
});
export type GameChoice = z.output<typeof gameChoice>;

export const everyGame = (): GameChoice => ({ codes: [], studios: [], shelves: [], features: [], except: [] });

const exactAmount = () => z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);
const exactMoney = () =>
  z
    .array(z.strictObject({ currency: currency(), amount: exactAmount().describe('In major units') }))
    .max(currencyCodes.length);

/** What is written about a competition. It can be changed until it is published, and never afterwards. */
export const competitionDraft = z.strictObject({
  english: text(80).describe('Name'),
  filipino: text(80).describe('Name'),
  kind: z.enum(competitionKinds),
  measure: z.enum(competitionMeasures),
  games: gameChoice
    .default(everyGame())
    .describe(
      'All empty: every game. What is chosen is looked up when it is published; games added later are not in it',
    ),
  beginTime: moment(),
  endTime: moment(),
  rounds: whole(1, mostCompetitionRounds),
  roundMost: maybe(whole(2, 1_000_000)).describe('A round scores no more than this multiple of its stake'),
  ties: z.enum(competitionTies).default('shared'),
  minimumStakes: exactMoney().min(1).describe('By currency; players of others cannot join'),
  pool: exactMoney().default([]).describe('The prizes come to no more than this; empty: no such bound'),
  prizes: z
    .array(exactMoney().min(1))
    .min(1)
    .max(mostCompetitionPlaces)
    .describe('By place from the first on, in every currency of the minimum stakes'),
  entry: entryConditions.default(anyone()),
  mostPlayers: maybe(whole(2, 1_000_000)).describe('Who comes later cannot join'),
  entryCloses: maybe(moment()).describe('Nobody joins from then on'),
  repeats: z
    .strictObject({ every: z.enum(seriesSteps), times: whole(2, mostOfSeries) })
    .nullable()
    .default(null)
    .describe('So many competitions, each a week or a month after the one before, all as this one'),
});
export type CompetitionDraft = z.output<typeof competitionDraft>;

export const competition = z.object({
  id: z.int(),
  english: z.string(),
  filipino: z.string(),
  kind: z.enum(competitionKinds),
  measure: z.enum(competitionMeasures),
  gameChoice,
  games: z.array(z.string()).nullable().describe('Codes, of a published one; null: every game'),
  beginTime: moment(),
  endTime: moment(),
  rounds: z.int(),
  roundMost: z.int().nullable(),
  ties: z.enum(competitionTies),
  minimumStakes: moneyByCurrency(),
  pool: moneyByCurrency(),
  prizes: z.array(z.object({ place: z.int(), amounts: moneyByCurrency() })),
  entry: entryConditions,
  mostPlayers: z.int().nullable(),
  entryCloses: moment().nullable(),
  repeats: z.object({ every: z.enum(seriesSteps), times: z.int() }).nullable(),
  series: z
    .object({ first: z.int(), number: z.int(), times: z.int(), isEnded: z.boolean() })
    .nullable()
    .describe('Of which series it is, of a published one'),
  state: z.enum(competitionStates),
  publishTime: moment().nullable().describe('Of a scheduled one'),
  cancelled: z.enum(competitionCancelCauses).nullable(),
  contentHash: z.string().describe('SHA-256 in hex over what is written'),
  madeBy: z.string(),
  makeTime: moment(),
  players: z.int(),
  scoring: z.int().describe('Players with a score'),
  countedRounds: z.int(),
  top: z.int().nullable().describe('The highest score'),
  held: z.int().describe('Rounds whose win is under review: until they are decided, the standings are not final'),
  disqualified: z
    .array(
      z.object({
        memberId: z.int(),
        username: z.string(),
        cause: z.enum(disqualificationCauses),
        time: moment(),
        score: z.int(),
      }),
    )
    .describe('The latest 100'),
  resultHash: z.string().nullable().describe('SHA-256 in hex over the final standings with their prizes'),
  cost: z
    .array(z.object({ currency: currency(), amount: amount() }))
    .describe('All prizes, of a series those of all its competitions'),
  owed: z
    .array(z.object({ currency: currency(), winners: z.int(), amount: z.number(), paid: z.int() }))
    .describe('Prizes of the final standings, and how many of them are paid'),
  approval: z
    .int()
    .nullable()
    .describe('The approval by which its publication or its payment waits for a second person'),
});
export type DeskCompetition = z.output<typeof competition>;
