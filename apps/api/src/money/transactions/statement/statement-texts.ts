import type { PostingAbout, TransactionType } from '@fairhouse/contract';
import { type PlayerLanguage, playerLanguageOf } from '@fairhouse/money';
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

const pt: Texts = {
  title: 'Extrato da conta',
  member: 'Membro',
  period: 'Período (UTC)',
  currency: 'Moeda',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  in: 'Total de entradas',
  out: 'Total de saídas',
  number: 'Nº',
  time: 'Hora (UTC)',
  kind: 'Transação',
  change: 'Mudança',
  balance: 'Saldo',
  none: 'Não houve transações neste período.',
  made: 'Gerado em',
  page: 'Página',
  GAME_BET: 'Aposta',
  GAME_WIN: 'Ganho',
  GAME_ROLLBACK: 'Estorno',
  WITHDRAW: 'Saque',
  WITHDRAW_ROLLBACK: 'Saque devolvido',
  PROMOTION: 'Bônus',
  DEPOSIT: 'Depósito',
  REDEEM: 'Troca',
  INVITE_AWARD: 'Prêmio por convite',
  GIFT: 'Presente',
  BENEFITS: 'Benefícios',
  FEE: 'Taxa',
  FORFEIT: 'Bônus perdido',
  FORFEIT_WON: 'Ganhos de bônus perdidos',
  FREE_BET: 'Rodada grátis: aposta paga pelo cassino',
  FREE_WIN: 'Rodada grátis: ganho',
  FREE_ROLLBACK: 'Rodada grátis devolvida',
  FREE_ROUNDS_WON: 'Rodadas grátis: ganhos',
  SUPPLIER_PRIZE: 'Prêmio do criador do jogo',
  REVERSAL: 'Correção',
  signUp: 'Bônus de boas-vindas',
  firstDeposit: 'Bônus do primeiro depósito',
  fridayFun: 'Bônus de sexta-feira',
  given: 'Bônus nosso',
  cashback: 'Cashback de segunda-feira',
  competition: 'Prêmio de competição',
  freeRounds: 'Rodadas grátis',
  vipPackage: 'Loja VIP',
  inviteReward: 'Amigos convidados',
  agentBonus: 'Bônus de agente',
  campaign: 'Presente nosso',
  inactivity: 'Taxa de inatividade',
  dataCopy: 'Cópia dos seus dados',
};

const es: Texts = {
  title: 'Estado de cuenta',
  member: 'Miembro',
  period: 'Período (UTC)',
  currency: 'Moneda',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  in: 'Total de entradas',
  out: 'Total de salidas',
  number: 'N.º',
  time: 'Hora (UTC)',
  kind: 'Transacción',
  change: 'Cambio',
  balance: 'Saldo',
  none: 'No hubo transacciones en este período.',
  made: 'Generado el',
  page: 'Página',
  GAME_BET: 'Apuesta',
  GAME_WIN: 'Ganancia',
  GAME_ROLLBACK: 'Reversión',
  WITHDRAW: 'Retiro',
  WITHDRAW_ROLLBACK: 'Retiro devuelto',
  PROMOTION: 'Bono',
  DEPOSIT: 'Depósito',
  REDEEM: 'Canje',
  INVITE_AWARD: 'Premio por invitación',
  GIFT: 'Regalo',
  BENEFITS: 'Beneficios',
  FEE: 'Comisión',
  FORFEIT: 'Bono perdido',
  FORFEIT_WON: 'Ganancias de bono perdidas',
  FREE_BET: 'Ronda gratis: apuesta pagada por el casino',
  FREE_WIN: 'Ronda gratis: ganado',
  FREE_ROLLBACK: 'Ronda gratis devuelta',
  FREE_ROUNDS_WON: 'Rondas gratis: ganancias',
  SUPPLIER_PRIZE: 'Premio del creador del juego',
  REVERSAL: 'Corrección',
  signUp: 'Bono de bienvenida',
  firstDeposit: 'Bono del primer depósito',
  fridayFun: 'Bono del viernes',
  given: 'Bono nuestro',
  cashback: 'Cashback del lunes',
  competition: 'Premio de competencia',
  freeRounds: 'Rondas gratis',
  vipPackage: 'Tienda VIP',
  inviteReward: 'Amigos invitados',
  agentBonus: 'Bono de agente',
  campaign: 'Regalo nuestro',
  inactivity: 'Comisión por inactividad',
  dataCopy: 'Copia de tus datos',
};

const all: Record<PlayerLanguage, Texts> = { en, fil, pt, es };

export function statementTexts(language: string): Texts {
  return all[playerLanguageOf(language)];
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
