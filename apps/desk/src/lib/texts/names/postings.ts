import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** The types of postings. */
export const postings = {
  GAME_BET: 'Bet',
  GAME_WIN: 'Win',
  GAME_ROLLBACK: 'Bet rolled back',
  DEPOSIT: 'Deposit',
  WITHDRAW: 'Cash-out held',
  WITHDRAW_ROLLBACK: 'Cash-out returned',
  WITHDRAW_PAID: 'Cash-out paid',
  PROMOTION: 'Bonus',
  REDEEM: 'Bonus turned into cash',
  INVITE_AWARD: 'Invitation reward',
  GIFT: 'Gift',
  BENEFITS: 'VIP benefit',
  FORFEIT: 'Bonus forfeited',
  FORFEIT_WON: 'Bonus winnings forfeited',
  FEE: 'Fee',
  REVERSAL: 'Correction',
  FREE_BET: 'Free round: stake paid by the casino',
  FREE_WIN: 'Free round: won',
  FREE_ROLLBACK: 'Free round returned',
  FREE_ROUNDS_WON: 'Free rounds: winnings',
  SUPPLIER_PRIZE: 'Prize paid by a supplier',
  TOMBSTONE: 'Rollback received before its bet',
};

const fil: Texts<keyof typeof postings> = {
  GAME_BET: 'Taya',
  GAME_WIN: 'Panalo',
  GAME_ROLLBACK: 'Ibinalik na taya',
  DEPOSIT: 'Deposito',
  WITHDRAW: 'Nakatabing cash-out',
  WITHDRAW_ROLLBACK: 'Ibinalik na cash-out',
  WITHDRAW_PAID: 'Nabayarang cash-out',
  PROMOTION: 'Bonus',
  REDEEM: 'Bonus na naging cash',
  INVITE_AWARD: 'Gantimpala sa imbitasyon',
  GIFT: 'Regalo',
  BENEFITS: 'Benepisyo ng VIP',
  FORFEIT: 'Nawalang bonus',
  FORFEIT_WON: 'Nawalang panalo sa bonus',
  FEE: 'Bayarin',
  REVERSAL: 'Pagwawasto',
  FREE_BET: 'Libreng round: taya ng casino',
  FREE_WIN: 'Libreng round: panalo',
  FREE_ROLLBACK: 'Ibinalik na libreng round',
  FREE_ROUNDS_WON: 'Libreng round: kabuuang panalo',
  SUPPLIER_PRIZE: 'Premyong bayad ng supplier',
  TOMBSTONE: 'Tayang ibinalik bago dumating',
};

export const usePostingNames = namesOf({ en: postings, fil });
