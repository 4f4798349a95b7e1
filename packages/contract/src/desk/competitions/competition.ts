import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import {
  competitionKinds,
  competitionMeasures,
  moneyByCurrency,
  mostCompetitionPlaces,
  mostCompetitionRounds,
} from '../../growth/competitions/competition.ts';
import { currency, moment, text, whole } from '../../scalars.ts';

/** `final`: the standings are fixed; `paying`: two people agreed, and prizes are being paid. */
export const competitionStates = ['open', 'paused', 'cancelled', 'final', 'paying', 'paid'] as const;
export type CompetitionState = (typeof competitionStates)[number];

const exactAmount = () => z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);
const exactMoney = () =>
  z
    .array(z.strictObject({ currency: currency(), amount: exactAmount().describe('In major units') }))
    .min(1)
    .max(currencyCodes.length);

/** What is written about a competition before it is there; none of it changes afterwards. */
export const competitionDraft = z.strictObject({
  english: text(80).describe('Name'),
  filipino: text(80).describe('Name'),
  kind: z.enum(competitionKinds),
  measure: z.enum(competitionMeasures),
  games: z.array(z.string().min(1).max(64)).max(200).describe('Codes of the catalogue; empty: every game'),
  beginTime: moment(),
  endTime: moment(),
  rounds: whole(1, mostCompetitionRounds),
  minimumStakes: exactMoney().describe('By currency; players of others cannot join'),
  prizes: z
    .array(exactMoney())
    .min(1)
    .max(mostCompetitionPlaces)
    .describe('By place from the first on, in every currency of the minimum stakes'),
});

export const competition = z.object({
  id: z.int(),
  english: z.string(),
  filipino: z.string(),
  kind: z.enum(competitionKinds),
  measure: z.enum(competitionMeasures),
  games: z.array(z.string()).describe('Codes; empty: every game'),
  beginTime: moment(),
  endTime: moment(),
  rounds: z.int(),
  minimumStakes: moneyByCurrency(),
  prizes: z.array(z.object({ place: z.int(), amounts: moneyByCurrency() })),
  state: z.enum(competitionStates),
  madeBy: z.string(),
  makeTime: moment(),
  players: z.int(),
  held: z.int().describe('Rounds whose win is under review: until they are decided, the standings are not final'),
  resultHash: z.string().nullable().describe('SHA-256 in hex over the final standings with their prizes'),
  owed: z
    .array(z.object({ currency: currency(), winners: z.int(), amount: z.number(), paid: z.int() }))
    .describe('Prizes of the final standings, and how many of them are paid'),
  approval: z.int().nullable().describe('The approval by which their payment waits for a second person'),
});
export type DeskCompetition = z.output<typeof competition>;
