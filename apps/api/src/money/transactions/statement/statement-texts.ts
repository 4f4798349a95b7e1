import { en as enNames } from '@fairhouse/contract/posting-names/en';
import { es as esNames } from '@fairhouse/contract/posting-names/es';
import { fil as filNames } from '@fairhouse/contract/posting-names/fil';
import type { PostingNames } from '@fairhouse/contract/posting-names/posting-names';
import { pt as ptNames } from '@fairhouse/contract/posting-names/pt';
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
type Texts = Record<Word, string>;

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
};

const all: Record<PlayerLanguage, Texts> = { en, fil, pt, es };

export function statementTexts(language: string): Texts {
  return all[playerLanguageOf(language)];
}

const namesIn: Record<PlayerLanguage, PostingNames> = { en: enNames, fil: filNames, pt: ptNames, es: esNames };

/** What a line was, and what it was about: 'Bet · Ember Reels', 'Deposit · PIX #12'. */
export function kindText(
  { type, about }: Pick<Transaction, 'type' | 'about'>,
  { language, siteName }: { language: string; siteName: string },
): string {
  const names = namesIn[playerLanguageOf(language)];
  return [names[type], about && aboutText(about, names)].filter(Boolean).join(' · ').replace('{site}', siteName);
}

function aboutText(about: NonNullable<Transaction['about']>, names: PostingNames): string {
  switch (about.is) {
    case 'game':
      return about.name;
    case 'bonus':
      return `${names[`bonus_${about.bonus}`]}${about.freeRounds ? ` ${about.freeRounds.slice(0, 8)}` : ''}`;
    case 'fee':
      return names[`fee_${about.fee}`];
    default:
      return `${about.name} #${about.order}`;
  }
}
