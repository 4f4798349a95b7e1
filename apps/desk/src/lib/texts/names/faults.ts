import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** What the verification of the ledger or of the audit log finds wrong. */
export const faults = {
  sequence: 'A number is missing or doubled',
  chain: 'Not linked to the posting before',
  hash: 'The content does not match its hash',
  accounts: 'Wrong accounts for this type',
  continuity: 'Balances do not continue those before',
  arithmetic: 'Balances do not follow from the amount',
  head: 'The ledger does not end with its last posting',
  balance: 'The balance is not that of the last posting',
  total: 'A total is not the sum of its postings',
  zero_sum: 'Balances and totals do not add up to zero',
  negative: 'A balance is negative',
  no_book: 'A posting without a ledger',
  entryMissing: 'An entry is missing',
  eventMissing: 'The content of an entry is missing',
  eventChanged: 'The content of an entry was changed',
  chainBroken: 'An entry is not linked to the one before',
  tileWrong: 'A stored hash of the tree is wrong',
  headNotSigned: 'A head is not signed',
  headWrong: 'A head does not match its entries',
  headBeyondEnd: 'A head covers more entries than there are',
  eventNotPlaced: 'An action has no place in the log',
};

const fil: Texts<keyof typeof faults> = {
  sequence: 'May kulang o dobleng numero',
  chain: 'Hindi nakadugtong sa naunang posting',
  hash: 'Hindi tugma ang laman sa hash',
  accounts: 'Maling account para sa uring ito',
  continuity: 'Hindi dugtong ang balanse sa nauna',
  arithmetic: 'Hindi tugma ang balanse sa halaga',
  head: 'Hindi sa huling posting nagtatapos ang ledger',
  balance: 'Iba ang balanse sa huling posting',
  total: 'Iba ang kabuuan sa suma ng mga posting',
  zero_sum: 'Hindi zero ang suma ng mga balanse at kabuuan',
  negative: 'Negatibo ang balanse',
  no_book: 'May posting na walang ledger',
  entryMissing: 'May kulang na entry',
  eventMissing: 'Kulang ang laman ng isang entry',
  eventChanged: 'Binago ang laman ng isang entry',
  chainBroken: 'May entry na hindi nakadugtong sa nauna',
  tileWrong: 'Mali ang isang hash ng tree',
  headNotSigned: 'May head na walang pirma',
  headWrong: 'Hindi tugma ang isang head sa mga entry',
  headBeyondEnd: 'Lampas ang isang head sa bilang ng entry',
  eventNotPlaced: 'May aksiyong walang lugar sa log',
};

export const useFaultNames = namesOf({ en: faults, fil });
