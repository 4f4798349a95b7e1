import { z } from 'zod';
import { call } from '../../call.ts';
import { bonusPromotions, bonusStatuses } from '../../growth/bonus/bonus.ts';
import { currency, day, id, maybe, text, whole } from '../../scalars.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { exact } from '../finance/lines.ts';
import { operatorBonus } from './bonus.ts';

/** What the list, its totals and its export are asked for by. */
const filter = z.object({
  status: maybe(z.enum(bonusStatuses)),
  promotion: maybe(z.enum(bonusPromotions)),
  currency: maybe(currency()),
  period: maybe(text(80)).describe("A week such as 2026-W47, 'once', 'campaign:12', or the operator's own key"),
  memberId: maybe(id()),
  from: maybe(day()).describe('Given on this day or later, in UTC'),
  until: maybe(day()).describe('Given on this day or earlier, in UTC'),
});
export type BonusFilter = z.output<typeof filter>;

const place = { memberId: id(), id: id() };

export const listCasinoBonuses = call({
  path: '/operator/bonus/list',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'Bonuses of all players, the latest first, page by page.',
  input: filter.extend({
    after: maybe(z.object(place)).describe('`next` of the page before'),
    limit: whole(1, 200).default(100),
  }),
  output: z.object({ rows: z.array(operatorBonus), next: z.object(place).nullable() }),
});

export const sumCasinoBonuses = call({
  path: '/operator/bonus/totals',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'Totals of the listed bonuses by currency, under the same filter.',
  input: filter,
  output: z.object({
    totals: z
      .array(
        z.object({
          currency: currency(),
          bonuses: z.int(),
          amount: exact().describe('As they were given'),
          required: exact(),
          wagered: exact(),
          paid: exact(),
          forfeited: exact(),
        }),
      )
      .nullable()
      .describe('null: it takes longer than `withinMs`; use a narrower filter'),
    withinMs: z.int(),
  }),
});

export const exportCasinoBonuses = call({
  path: '/operator/bonus/export',
  access: 'operator',
  permission: 'exports.make',
  summary: 'The listed bonuses as CSV; the file name has the hash of the filter and of the totals.',
  input: filter,
  output: fileAnswer(),
  errors: ['serverBusy'],
  answersFile: true,
});
