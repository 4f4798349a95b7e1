import { cashOutMethodCodes, depositMethodCodes } from '@fairhouse/contract';
import { operatorCashOutStatuses } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { attemptStates } from '../../../money/index.ts';
import { dayFilters, type ListDeclaration, memberColumns, memberFilters } from '../list-declaration.ts';

const methods = [...new Set([...depositMethodCodes, ...cashOutMethodCodes])];
/** As they are named in payments; `chain` and the two before it are our own wallets of coins. */
const providers = [
  ...['stripe', 'paypal', 'mercado-pago', 'adyen', 'cashapp', 'cpay', 'pix', 'pingpong', 'onlypay', 'quay', 'sandbox'],
  ...['crypto', 'crypt', 'chain'],
];

const columnsOf = 'id, member_id, method, provider, amount, currency, created_at, updated_at';

/** Deposits and cash-outs, the latest first; who may see one of the two sees these. */
export const payments: ListDeclaration = {
  needs: ['deposits.read', 'cashOuts.read'],
  sources: [
    {
      from: `(select 'deposit'::text as kind, state, coalesce(payment_id, order_id, reference) as reference, ${columnsOf}
        from deposit_record)`,
      needs: 'deposits.read',
    },
    {
      from: `(select 'cashOut'::text as kind, status as state, provider_reference as reference, ${columnsOf}
        from cash_out_record)`,
      needs: 'cashOuts.read',
    },
  ],
  member: 's.member_id',
  columns: {
    kind: { kind: 'kind', sql: 's.kind', initial: true },
    id: { kind: 'number', sql: 's.id', initial: true },
    ...memberColumns('s.member_id'),
    amount: { kind: 'money', sql: 's.amount', initial: true, sort: 'amount' },
    state: { kind: 'status', sql: 's.state', initial: true },
    method: { kind: 'method', sql: 's.method', initial: true },
    provider: { kind: 'provider', sql: 's.provider', initial: true },
    created: { kind: 'moment', sql: 's.created_at', initial: true, sort: 'created' },
    changed: { kind: 'moment', sql: 's.updated_at' },
    reference: { kind: 'text', sql: 's.reference' },
  },
  filters: {
    kind: { kind: 'choice', words: ['deposit', 'cashOut'], sql: (kind) => `s.kind = ${kind}` },
    state: {
      kind: 'choice',
      words: [...new Set([...attemptStates, ...operatorCashOutStatuses])],
      names: 'status',
      sql: (state) => `s.state = ${state}`,
    },
    ...memberFilters('s.member_id'),
    method: { kind: 'choice', words: methods, names: 'method', sql: (method) => `s.method = ${method}` },
    provider: {
      kind: 'choice',
      words: providers,
      names: 'provider',
      sql: (provider) => `s.provider = ${provider}`,
    },
    currency: {
      kind: 'choice',
      words: currencyCodes,
      names: 'currency',
      sql: (code) => `s.currency = ${code}`,
    },
    amountFrom: { kind: 'amount', sql: (amount) => `s.amount >= ${amount}` },
    amountTo: { kind: 'amount', sql: (amount) => `s.amount <= ${amount}` },
    ...dayFilters('s.created_at'),
  },
  sorts: {
    created: { sql: 's.created_at', type: 'timestamptz' },
    amount: { sql: 's.amount', type: 'bigint', needs: 'currency' },
  },
};
