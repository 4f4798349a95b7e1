import type { ReportMeasure, ReportProperty } from '@fairhouse/contract/operator';
import { reportMeasures } from '@fairhouse/contract/operator';

/** Records that measures are made from: a statement over views. Expressions name its columns; `$licences` stands for the places by licence. */
export interface RecordSource {
  /** `$days` stands for the condition on its days. */
  from: string;
  /** A date. */
  day: string;
  /** Its days are between `$from` and `$to`, both included. */
  within: string;
  currency: string;
  properties: Partial<Record<ReportProperty, string>>;
  /** What is added up; of `distinct` each member once. */
  sums: Readonly<Record<string, string>>;
  distinct?: true;
}

const moments = (column: string) =>
  `${column} >= $from::timestamp at time zone 'UTC' and ${column} < ($to + 1)::timestamp at time zone 'UTC'`;
const utcDay = (column: string) => `(${column} at time zone 'UTC')::date`;
const licence = (country: string, state: string) =>
  `coalesce($licences ->> ${state}, $licences ->> ${country}, 'casino')`;

const ofMember = {
  country: 'r.country_code',
  licence: licence('r.country_code', 'r.state_code'),
  cohort: `to_char(r.created_at at time zone 'UTC', 'YYYY-MM')`,
  vip: 'r.vip_level::text',
};
const ofMemberDay = {
  country: 'd.country',
  licence: licence('d.country', 'd.state'),
  cohort: `to_char(d.joined, 'YYYY-MM')`,
  vip: 'd.vip::text',
};

const lines = (of: string) => ({
  deposits: `${of}.deposits`,
  paidOut: `${of}.paid_out`,
  stakes: `${of}.stakes`,
  rollbacks: `${of}.rollbacks`,
  wins: `${of}.wins`,
  granted: `${of}.granted`,
  forfeited: `${of}.forfeited`,
  fees: `${of}.fees`,
  ggr: `${of}.stakes - ${of}.rollbacks - ${of}.wins`,
  ngr: `${of}.stakes - ${of}.rollbacks - ${of}.wins - ${of}.granted + ${of}.forfeited`,
  bets: `${of}.bets`,
});

const postings = (dimension: string, properties: RecordSource['properties'], join = ''): RecordSource => ({
  from: `finance_sum_record s ${join}`,
  day: 's.day',
  within: `s.dimension = '${dimension}' and s.day between $from and $to`,
  currency: 's.currency',
  properties,
  sums: lines('s'),
});
const gameOf = 'left join game_record g on g.code = s.key';

const sumsBy = {
  all: postings('all', {}),
  country: postings('country', { country: 's.key' }),
  cohort: postings('cohort', { cohort: 's.key' }),
  vendor: postings('vendor', { vendor: 's.key' }),
  method: postings('method', { method: 's.key' }),
  game: postings(
    'game',
    { game: 's.key', gameKind: `coalesce(g.category, '')`, studio: `coalesce(g.studio, '')` },
    gameOf,
  ),
} as const;

const memberDays: RecordSource = {
  from: 'finance_member_day_record d',
  day: 'd.day',
  within: 'd.day between $from and $to',
  currency: 'd.currency',
  properties: ofMemberDay,
  sums: lines('d'),
};

const players: RecordSource = {
  ...memberDays,
  within: `${memberDays.within} and (d.bets > 0 or d.deposits > 0)`,
  sums: { active: 'd.bets > 0', depositors: 'd.deposits > 0' },
  distinct: true,
};

const joined: RecordSource = {
  from: 'member_record r',
  day: utcDay('r.created_at'),
  within: moments('r.created_at'),
  currency: 'r.currency',
  properties: ofMember,
  sums: { joined: '1' },
};

const deposited: RecordSource = {
  from: 'finance_depositor_record f join member_record r on r.id = f.member_id',
  day: utcDay('f.first_at'),
  within: moments('f.first_at'),
  currency: 'r.currency',
  properties: ofMember,
  sums: { firstDeposited: '1' },
};

const payments: RecordSource = {
  from: 'deposit_timed p left join member_record r on r.id = p.member_id',
  day: utcDay('p.begun_at'),
  within: moments('p.begun_at'),
  currency: 'p.currency',
  properties: {
    country: `coalesce(r.country_code, '')`,
    licence: ofMember.licence,
    method: 'p.method',
    provider: 'p.provider',
  },
  sums: { begun: '1', done: `(p.went = 'done')::int`, refused: `(p.went = 'refused')::int` },
};

/** The smallest records that have these properties: whole sums of days before those of each player. */
export function sourceOf(measure: ReportMeasure, properties: readonly ReportProperty[]): RecordSource {
  const { source } = reportMeasures[measure];
  if (source !== 'sums') return { players, joined, deposited, payments }[source];
  const first = properties[0];
  if (first === undefined) return sumsBy.all;
  if (first === 'game' || first === 'gameKind' || first === 'studio') return sumsBy.game;
  if (first === 'vendor' || first === 'method') return sumsBy[first];
  const only = new Set(properties).size === 1;
  return only && (first === 'country' || first === 'cohort') ? sumsBy[first] : memberDays;
}
