import type { TableOrderKind, TableOrderState } from '@fairhouse/contract/operator';
import type { Reported } from './tables.deps.ts';

export type OrderKind = TableOrderKind | 'forget';

/** What becomes of an order by what its vendor says. A vendor may get tables, or lose them: that it has none is an answer. */
export const stateAfter: Readonly<Record<Reported, TableOrderState>> = {
  taken: 'taken',
  noAnswer: 'waiting',
  noSuchTable: 'refused',
  notAsked: 'refused',
};

/** Orders about the same thing, of which the newest one holds. What is taken out stays out. */
export const kindsAboutTheSame: Readonly<Record<OrderKind, readonly OrderKind[]>> = {
  rest: ['rest', 'open'],
  open: ['rest', 'open'],
  wordsOn: ['wordsOn', 'wordsSlow', 'wordsOff'],
  wordsSlow: ['wordsOn', 'wordsSlow', 'wordsOff'],
  wordsOff: ['wordsOn', 'wordsSlow', 'wordsOff'],
  unsay: [],
  mute: ['mute', 'unmute'],
  unmute: ['mute', 'unmute'],
  forget: [],
};
