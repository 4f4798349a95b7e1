import type { PostingAbout, TransactionType } from '@fairhouse/contract';
import type { Transaction } from '../transaction.ts';

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
type Given = Extract<PostingAbout, { is: 'bonus' }>['bonus'] | Extract<PostingAbout, { is: 'fee' }>['fee'];
type Texts = Record<Word | TransactionType | Given, string>;

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
  FREE_BET: 'Free round: stake paid by the casino',
  FREE_WIN: 'Free round: won',
  FREE_ROLLBACK: 'Free round returned',
  FREE_ROUNDS_WON: 'Free rounds: winnings',
  SUPPLIER_PRIZE: 'Prize from the game’s maker',
  REVERSAL: 'Correction',
  signUp: 'Welcome bonus',
  firstDeposit: 'First-deposit bonus',
  fridayFun: 'Friday bonus',
  given: 'Bonus from us',
  cashback: 'Monday cashback',
  competition: 'Competition prize',
  freeRounds: 'Free rounds',
  vipPackage: 'VIP store',
  inviteReward: 'Invited friends',
  agentBonus: 'Agent bonus',
  campaign: 'Gift from us',
  inactivity: 'Inactivity fee',
  dataCopy: 'Copy of your data',
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
  FREE_BET: 'Libreng round: taya ng casino',
  FREE_WIN: 'Libreng round: panalo',
  FREE_ROLLBACK: 'Ibinalik na libreng round',
  FREE_ROUNDS_WON: 'Libreng round: kabuuang panalo',
  SUPPLIER_PRIZE: 'Premyo mula sa gumawa ng laro',
  REVERSAL: 'Pagtatama',
  signUp: 'Bonus sa pagsali',
  firstDeposit: 'Bonus sa unang deposito',
  fridayFun: 'Bonus tuwing Biyernes',
  given: 'Bonus mula sa amin',
  cashback: 'Cashback tuwing Lunes',
  competition: 'Premyo sa paligsahan',
  freeRounds: 'Mga libreng round',
  vipPackage: 'VIP store',
  inviteReward: 'Mga inimbitahang kaibigan',
  agentBonus: 'Bonus ng ahente',
  campaign: 'Regalo mula sa amin',
  inactivity: 'Bayarin sa hindi paggamit',
  dataCopy: 'Kopya ng iyong datos',
};

export function statementTexts(language: string): Texts {
  return language === 'fil' ? fil : en;
}

/** What a line was, and what it was about: 'Bet · Ember Reels', 'Deposit · PIX #12'. */
export function kindText({ type, about }: Pick<Transaction, 'type' | 'about'>, language: string): string {
  const t = statementTexts(language);
  if (!about) return t[type];
  switch (about.is) {
    case 'game':
      return `${t[type]} · ${about.name}`;
    case 'bonus':
      return `${t[type]} · ${t[about.bonus]}${about.freeRounds ? ` ${about.freeRounds.slice(0, 8)}` : ''}`;
    case 'fee':
      return `${t[type]} · ${t[about.fee]}`;
    default:
      return `${t[type]} · ${about.name} #${about.order}`;
  }
}
