import { gameCategories } from '@fairhouse/contract';
import { z } from 'zod';
import {
  amount,
  bounded,
  type Condition,
  currency,
  days,
  gameCode,
  inCurrency,
  oneOf,
  since,
  sumWithin,
} from './condition.ts';

/** Ended a round within so many days. */
export const played = {
  parameters: z.strictObject({ days: days() }),
  sql: `m.id in (select r.member_id from wallet_round r where ${since('r.closed_at')})`,
} satisfies Condition;

const rounds = `wallet_round s where ${since('s.closed_at')} and s.free_grant is null and s.currency = ($1::jsonb ->> 'currency')
  and (($1::jsonb ->> 'game') is null or s.game_code = ($1::jsonb ->> 'game'))
  and (($1::jsonb ->> 'category') is null or (s.vendor, s.game_code) in (
    select g.vendor, g.code from game_record g where g.category = ($1::jsonb ->> 'category')))`;

/** Staked in rounds that ended within so many days, without what was taken back: in all, in one game or in one kind of games. */
export const staked = {
  parameters: bounded({
    currency: currency(),
    days: days(),
    least: amount().optional(),
    most: amount().optional(),
    game: gameCode().optional(),
    category: oneOf(gameCategories).optional(),
  }),
  sql: `${inCurrency} and ${sumWithin(rounds, 'sum(s.staked - s.returned)')}`,
} satisfies Condition;
