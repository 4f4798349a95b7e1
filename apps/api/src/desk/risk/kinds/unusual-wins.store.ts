import { z } from 'zod';
import { bucketOf, days, type RiskKind, whole } from './kind.ts';

/** How far back in a member's book a round is looked for: who plays much else between is not judged. */
const mostPostings = 50_000;

/**
 * The mean and the standard deviation of a round are the game's declared figures, both in stakes: over rounds of any stakes
 * the result is expected at the sum of stake × return, with the variance of the sum of (stake × deviation)². Both sides are
 * squared, so that nothing is rounded.
 */
export const unusualWins = {
  about: "A member's result in a game above what chance gives, by the game's own deviation",
  parameters: z.strictObject({
    rounds: whole('rounds', 'Over how many rounds in a row', 10, 10_000),
    deviations: whole('deviations', 'From how many standard deviations above the mean on', 2, 50),
    days: days('Within which the rounds were played'),
  }),
  ofMembers: true,
  amounts: ['won', 'staked'],
  sql: `
  select t.member_id, 'member:' || t.member_id as subject, t.currency,
    t.game_code || ':' || ${bucketOf('t.closed_at', "86400 * ($3::jsonb ->> 'days')::int")} as window_key,
    t.closed_at as event_at,
    jsonb_build_object('game', t.game_code, 'rounds', t.rounds, 'won', t.won::text, 'staked', t.staked::text,
      'deviations', trunc(sqrt(t.above * t.above / nullif(t.squares * t.deviation * t.deviation, 0)), 1)::text,
      'round', t.round_id) as facts
  from (
    select r.member_id, r.currency, r.game_code, r.round_id, r.closed_at, g.deviation, count(*) over w as rounds,
      sum(r.won) over w as won, sum(r.staked - r.returned) over w as staked,
      sum(r.won - (r.staked - r.returned) * g.returned) over w as above,
      sum((r.staked - r.returned)::numeric * (r.staked - r.returned)) over w as squares, min(r.opened_at) over w as since,
      r.opened_seq, min(r.opened_seq) over w as first_seq
    from (
        select member_id, vendor, game_code, min(opened_seq) as first, max(opened_seq) as last, count(*) as times
        from wallet_round where closed_at >= $1::timestamptz and closed_at < $2::timestamptz
        group by member_id, vendor, game_code) played
      join jsonb_to_recordset($3::jsonb -> 'games') as g (vendor text, code text, returned numeric, deviation numeric)
        on g.vendor = played.vendor and g.code = played.game_code
      cross join lateral (
        select o.* from game_round_in_order o
        where o.member_id = played.member_id and o.vendor = played.vendor
          and o.game_code = played.game_code and o.closed_at is not null
          and o.opened_seq <= played.last and o.opened_seq > played.first - ${mostPostings}
        -- Those between that were closed at another time have room as well.
        order by o.opened_seq desc limit played.times + ($3::jsonb ->> 'rounds')::int + 100) r
    window w as (partition by r.member_id, r.vendor, r.game_code order by r.opened_seq
      rows between ($3::jsonb ->> 'rounds')::int - 1 preceding and current row)) t
  where t.closed_at >= $1::timestamptz and t.closed_at < $2::timestamptz
    and t.rounds = ($3::jsonb ->> 'rounds')::int
    and t.since > t.closed_at - make_interval(days => ($3::jsonb ->> 'days')::int)
    and t.first_seq > t.opened_seq - ${mostPostings}
    and t.above > 0 and t.above * t.above >= t.squares * t.deviation * t.deviation
      * (($3::jsonb ->> 'deviations')::int * ($3::jsonb ->> 'deviations')::int)`,
  sentence: ({ game, rounds, staked, won, deviations }) =>
    `${won} won on ${staked} staked in ${rounds} rounds of ${game}: ${deviations} deviations above the mean`,
} satisfies RiskKind;
