import type { SettlementFormat } from './format.ts';

/** Itemised payout reconciliation, in UTC: https://docs.stripe.com/reports/payout-reconciliation */
const stripe: SettlementFormat = {
  code: 'stripe',
  name: 'Stripe: payout reconciliation, itemised',
  providers: ['stripe', 'cashapp'],
  delimiter: ',',
  columns: {
    key: ['balance_transaction_id'],
    reference: ['payment_intent_id', 'charge_id', 'source_id'],
    kind: 'reporting_category',
    at: 'created_utc',
    currency: 'currency',
    gross: 'gross',
    fees: ['fee'],
    net: 'net',
  },
  kinds: {
    charge: 'payment',
    payment: 'payment',
    refund: 'refund',
    refund_failure: 'refund',
    dispute: 'dispute',
    dispute_reversal: 'dispute',
    payout: 'transfer',
    payout_reversal: 'transfer',
    fee: 'fee',
  },
  decimal: '.',
  date: 'iso',
  aheadOfUtcMinutes: 0,
  signs: 'signed',
  feesAre: 'positive',
};

/** What a provider is asked to send that has no form of its own; our names for everything. */
const generic: SettlementFormat = {
  code: 'generic',
  name: 'Plain: reference, type, time, currency, gross, fee, net',
  providers: ['pingpong', 'paypal', 'adyen', 'onlypay', 'cpay', 'stripe', 'cashapp', 'pix', 'sandbox'],
  delimiter: ',',
  columns: {
    key: ['id'],
    reference: ['reference'],
    kind: 'type',
    at: 'time',
    currency: 'currency',
    gross: 'gross',
    fees: ['fee'],
    net: 'net',
  },
  kinds: {
    payment: 'payment',
    refund: 'refund',
    dispute: 'dispute',
    payout: 'payout',
    fee: 'fee',
    transfer: 'transfer',
  },
  decimal: '.',
  date: 'iso',
  aheadOfUtcMinutes: 0,
  signs: 'signed',
  feesAre: 'positive',
};

/** As Brazilian acquirers write it: semicolons, a comma before the cents, the day first, the clock of Brasília. */
const pix: SettlementFormat = {
  code: 'pix',
  name: 'PIX: extrato de liquidação',
  providers: ['pix'],
  delimiter: ';',
  columns: {
    key: ['id_movimento'],
    reference: ['id_pagamento', 'txid'],
    kind: 'tipo',
    at: 'data_hora',
    currency: { always: 'BRL' },
    gross: 'valor_bruto',
    fees: ['tarifa', 'imposto'],
    net: 'valor_liquido',
  },
  kinds: {
    pagamento: 'payment',
    devolucao: 'refund',
    devolução: 'refund',
    contestacao: 'dispute',
    contestação: 'dispute',
    saque: 'payout',
    tarifa: 'fee',
    repasse: 'transfer',
  },
  decimal: ',',
  date: 'dayFirst',
  aheadOfUtcMinutes: -180,
  signs: 'byKind',
  feesAre: 'negative',
};

export const settlementFormats: readonly SettlementFormat[] = [stripe, generic, pix];
