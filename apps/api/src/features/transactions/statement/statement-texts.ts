import type { TransactionType } from '@fairhouse/contract';

type Word =
  | 'title'
  | 'member'
  | 'period'
  | 'currency'
  | 'opening'
  | 'closing'
  | 'in'
  | 'out'
  | 'number'
  | 'time'
  | 'kind'
  | 'change'
  | 'balance'
  | 'none'
  | 'made'
  | 'page';
type Texts = Record<Word | TransactionType, string>;

const en: Texts = {
  title: 'Account statement',
  member: 'Member',
  period: 'Period (UTC)',
  currency: 'Currency',
  opening: 'Opening balance',
  closing: 'Closing balance',
  in: 'Total in',
  out: 'Total out',
  number: 'No.',
  time: 'Time (UTC)',
  kind: 'Transaction',
  change: 'Change',
  balance: 'Balance',
  none: 'There were no transactions in this period.',
  made: 'Made on',
  page: 'Page',
  GAME_BET: 'Bet',
  GAME_WIN: 'Win',
  GAME_ROLLBACK: 'Rollback',
  WITHDRAW: 'Cash-out',
  WITHDRAW_ROLLBACK: 'Cash-out returned',
  PROMOTION: 'Bonus',
  DEPOSIT: 'Deposit',
  REDEEM: 'Redeem',
  INVITE_AWARD: 'Invite award',
  GIFT: 'Gift',
  BENEFITS: 'Benefits',
  FEE: 'Fee',
  FORFEIT: 'Forfeited bonus',
  FORFEIT_WON: 'Forfeited bonus winnings',
  REVERSAL: 'Correction',
};

const fil: Texts = {
  title: 'Statement ng account',
  member: 'Miyembro',
  period: 'Panahon (UTC)',
  currency: 'Pera',
  opening: 'Panimulang balanse',
  closing: 'Pangwakas na balanse',
  in: 'Kabuuang pumasok',
  out: 'Kabuuang lumabas',
  number: 'Blg.',
  time: 'Oras (UTC)',
  kind: 'Transaksyon',
  change: 'Pagbabago',
  balance: 'Balanse',
  none: 'Walang transaksyon sa panahong ito.',
  made: 'Ginawa noong',
  page: 'Pahina',
  GAME_BET: 'Taya',
  GAME_WIN: 'Panalo',
  GAME_ROLLBACK: 'Ibinalik na taya',
  WITHDRAW: 'Cash-out',
  WITHDRAW_ROLLBACK: 'Ibinalik na cash-out',
  PROMOTION: 'Bonus',
  DEPOSIT: 'Deposito',
  REDEEM: 'Ipinalit',
  INVITE_AWARD: 'Gantimpala sa imbitasyon',
  GIFT: 'Regalo',
  BENEFITS: 'Benepisyo',
  FEE: 'Bayarin',
  FORFEIT: 'Nawalang bonus',
  FORFEIT_WON: 'Nawalang panalo sa bonus',
  REVERSAL: 'Pagtatama',
};

export function statementTexts(language: string): Texts {
  return language === 'fil' ? fil : en;
}
