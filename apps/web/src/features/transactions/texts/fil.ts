import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Mga transaksyon',
  none: 'Walang transaksyon',
  noneText: 'Dito makikita ang mga deposito, taya, panalo at cash-out.',
  endOfList: 'Iyan na ang lahat',
  before: 'Bago',
  after: 'Pagkatapos',
  GAME_BET: 'Taya',
  GAME_WIN: 'Panalo',
  GAME_ROLLBACK: 'Ibinalik na taya',
  WITHDRAW: 'Cash-out',
  WITHDRAW_ROLLBACK: 'Ibinalik na cash-out',
  PROMOTION: 'Bonus',
  DEPOSIT: 'Deposito',
  REDEEM: 'Redeem',
  INVITE_AWARD: 'Gantimpala sa imbitasyon',
  GIFT: 'Regalo',
  BENEFITS: 'Benepisyo',
  FEE: 'Bayarin',
  FORFEIT: 'Nawalang bonus',
  REVERSAL: 'Pagwawasto',
};
