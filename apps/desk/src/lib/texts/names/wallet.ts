import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** Calls of game vendors to the wallet, by their path, and the answers to them. */
export const wallet = {
  '/wallet/authenticate': 'Open a session',
  '/wallet/balance': 'Balance',
  '/wallet/bet': 'Bet',
  '/wallet/win': 'Win',
  '/wallet/play': 'Bet and win in one',
  '/wallet/rollback': 'Return a bet',
  '/wallet/end-round': 'End a round',
  OK: 'Done',
  UNKNOWN: 'Unknown error',
  INVALID_TOKEN: 'Invalid session',
  TOKEN_EXPIRED: 'Session expired',
  INVALID_GAME: 'Unknown or closed game',
  WRONG_CURRENCY: 'Wrong currency',
  NOT_ENOUGH_MONEY: 'Not enough money',
  USER_DISABLED: 'Player may not play',
  INVALID_SIGNATURE: 'Invalid signature',
  WRONG_SYNTAX: 'Invalid request',
  DUPLICATE_TRANSACTION: 'Transaction id used twice',
  TRANSACTION_DOES_NOT_EXIST: 'Unknown transaction',
  LIMIT_EXCEEDED: 'Above a limit',
  WIN_HELD: 'Win held for review',
  WIN_REFUSED: 'Win refused',
};

const fil: Texts<keyof typeof wallet> = {
  '/wallet/authenticate': 'Magbukas ng session',
  '/wallet/balance': 'Balanse',
  '/wallet/bet': 'Taya',
  '/wallet/win': 'Panalo',
  '/wallet/play': 'Taya at panalo nang sabay',
  '/wallet/rollback': 'Ibalik ang taya',
  '/wallet/end-round': 'Tapusin ang round',
  OK: 'Tapos',
  UNKNOWN: 'Hindi alam na error',
  INVALID_TOKEN: 'Invalid na session',
  TOKEN_EXPIRED: 'Expired na session',
  INVALID_GAME: 'Hindi kilala o saradong laro',
  WRONG_CURRENCY: 'Maling currency',
  NOT_ENOUGH_MONEY: 'Kulang ang pera',
  USER_DISABLED: 'Hindi maaaring maglaro',
  INVALID_SIGNATURE: 'Invalid na pirma',
  WRONG_SYNTAX: 'Invalid na request',
  DUPLICATE_TRANSACTION: 'Nagamit na ang transaction id',
  TRANSACTION_DOES_NOT_EXIST: 'Hindi kilalang transaksiyon',
  LIMIT_EXCEEDED: 'Lampas sa limit',
  WIN_HELD: 'Pinigil na panalo',
  WIN_REFUSED: 'Tinanggihang panalo',
};

export const useWalletNames = namesOf({ en: wallet, fil });
