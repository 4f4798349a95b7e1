import { currencyCodes } from '@fairhouse/money';
import { dayFilters, type ListDeclaration, memberColumns, memberFilters } from '../list-declaration.ts';

const { tags } = memberColumns('s.id');
const days = dayFilters('s.created_at');
const closed = 'exists (select from protection_closed c where c.member_id = s.id)';
const barred = 'exists (select from protection_barred b where b.member_id = s.id)';
const stopped = 'exists (select from play_block_record b where b.member_id = s.id)';
const deposited = 'exists (select from finance_depositor_record f where f.member_id = s.id)';
const alerted = 'exists (select from risk_alert_queue a where a.member_id = s.id)';
const inCase = 'exists (select from risk_case_open c where c.member_id = s.id)';
const statuses = {
  open: `s.enabled and not ${closed}`,
  suspended: 'not s.enabled',
  closed,
};
const protections = { barred, stopped, none: `not ${barred} and not ${stopped}` };
const risks = { alert: alerted, case: inCase, none: `not ${alerted} and not ${inCase}` };
const ofBook = (expression: string) => `(select ${expression} from ledger_book b where b.member_id = s.id)`;
const paidIn = 'coalesce((select d.amount from deposit_total d where d.member_id = s.id), 0)';
const severities = `array['low', 'medium', 'high', 'critical']`;

/** All who have joined, the latest first. */
export const players: ListDeclaration = {
  needs: ['members.read'],
  sources: [{ from: 'member_record' }],
  member: 's.id',
  columns: {
    id: { kind: 'number', sql: 's.id' },
    username: { kind: 'text', sql: 's.username', initial: true, sort: 'username' },
    name: { kind: 'text', sql: `s.first_name || ' ' || s.last_name`, personal: 'name' },
    email: { kind: 'text', sql: 's.email', personal: 'email' },
    country: { kind: 'country', sql: 's.country_code', initial: true },
    currency: { kind: 'currency', sql: 's.currency' },
    joined: { kind: 'moment', sql: 's.created_at', initial: true, sort: 'joined' },
    status: {
      kind: 'status',
      sql: `case when not s.enabled then 'suspended' when ${closed} then 'closed' else 'open' end`,
      initial: true,
    },
    verification: {
      kind: 'status',
      sql: '(select k.identity from identity_as_known k where k.member_id = s.id)',
      initial: true,
    },
    protection: {
      kind: 'kind',
      sql: `case when ${stopped} then 'operator' else (
        select p.kind from protection_pause_record p
        where p.member_id = s.id and p.ended_at is null and p.until > clock_timestamp() order by p.until desc limit 1) end`,
      initial: true,
    },
    risk: {
      kind: 'severity',
      sql: `(select (${severities})[max(array_position(${severities}, a.kind))] from risk_alert_queue a where a.member_id = s.id)`,
      initial: true,
      needs: 'risk.read',
    },
    vip: { kind: 'number', sql: 's.vip_level' },
    balance: { kind: 'money', sql: ofBook('b.cash + b.bonus') },
    deposits: { kind: 'money', sql: paidIn },
    paidOut: { kind: 'money', sql: ofBook('b.paid_out') },
    net: { kind: 'money', sql: `${paidIn} - ${ofBook('b.paid_out')}`, initial: true },
    firstDeposit: {
      kind: 'moment',
      sql: '(select f.first_at from finance_depositor_record f where f.member_id = s.id)',
    },
    lastLogIn: {
      kind: 'moment',
      sql: '(select max(v.created_at) from member_session_record v where v.member_id = s.id)',
      initial: true,
    },
    tags: { ...tags, initial: true },
  },
  filters: {
    member: memberFilters('s.id').member,
    username: { kind: 'text', sql: (name) => `lower(s.username) = lower(${name})` },
    tag: { kind: 'tag', sql: (tag) => `s.id in (select t.member_id from member_tag_record t where t.tag = ${tag})` },
    status: { kind: 'choice', conditions: statuses },
    protection: { kind: 'choice', conditions: protections },
    risk: { kind: 'choice', conditions: risks, needs: 'risk.read' },
    deposited: { kind: 'choice', conditions: { yes: deposited, no: `not ${deposited}` } },
    country: { kind: 'country', sql: (code) => `s.country_code = ${code}` },
    currency: {
      kind: 'choice',
      words: currencyCodes,
      names: 'currency',
      sql: (code) => `s.currency = ${code}`,
    },
    joinedFrom: days.from,
    joinedUntil: days.until,
    firstDepositFrom: {
      kind: 'day',
      sql: (day) => `s.id in (select f.member_id from finance_depositor_record f
        where f.first_at >= ${day}::timestamp at time zone 'utc')`,
    },
    firstDepositUntil: {
      kind: 'day',
      sql: (day) => `s.id in (select f.member_id from finance_depositor_record f
        where f.first_at < (${day} + 1)::timestamp at time zone 'utc')`,
    },
    activeOn: {
      kind: 'day',
      sql: (day) => `s.id in (select a.member_id from finance_active_record a where a.day = ${day})`,
    },
  },
  sorts: {
    joined: { sql: 's.created_at', type: 'timestamptz' },
    username: { sql: 'lower(s.username)', type: 'text' },
  },
};
