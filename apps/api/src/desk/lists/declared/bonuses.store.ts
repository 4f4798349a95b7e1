import { bonusPromotions, bonusStatuses } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { dayFilters, type ListDeclaration, memberColumns, memberFilters } from '../list-declaration.ts';

/** Bonuses of all members, the latest first. */
export const bonuses: ListDeclaration = {
  needs: ['bonuses.read'],
  sources: [{ from: 'bonus_record' }],
  member: 's.member_id',
  columns: {
    id: { kind: 'number', sql: 's.id' },
    ...memberColumns('s.member_id'),
    promotion: { kind: 'kind', sql: 's.promotion', initial: true },
    period: { kind: 'text', sql: 's.period' },
    state: { kind: 'status', sql: 's.status', initial: true },
    amount: { kind: 'money', sql: 's.amount', initial: true },
    wagered: { kind: 'money', sql: 's.wagered', initial: true },
    required: { kind: 'money', sql: 's.required', initial: true },
    converted: { kind: 'money', sql: 's.paid', initial: true },
    forfeited: { kind: 'money', sql: 's.forfeited' },
    givenBy: { kind: 'text', sql: 's.given_by' },
    given: { kind: 'moment', sql: 's.created_at', initial: true, sort: 'given' },
    ended: { kind: 'moment', sql: 's.ended_at' },
  },
  filters: {
    state: { kind: 'choice', words: bonusStatuses, names: 'status', sql: (state) => `s.status = ${state}` },
    promotion: {
      kind: 'choice',
      words: bonusPromotions,
      names: 'kind',
      sql: (promotion) => `s.promotion = ${promotion}`,
    },
    ...memberFilters('s.member_id'),
    currency: { kind: 'choice', words: currencyCodes, names: 'currency', sql: (code) => `s.currency = ${code}` },
    period: { kind: 'text', sql: (period) => `s.period = ${period}` },
    ...dayFilters('s.created_at'),
  },
  sorts: { given: { sql: 's.created_at', type: 'timestamptz' } },
};
