import { fil as postingNames } from '@fairhouse/contract/posting-names/fil';
import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  ...postingNames,
  title: 'Mga transaksyon',
  none: 'Walang transaksyon',
  noneText: 'Lalabas dito ang mga deposito, taya, panalo at cash-out mo.',
  endOfList: 'Iyan na ang lahat',
  type: 'Uri',
  before: 'Balanse bago',
  after: 'Balanse pagkatapos',
  statement: 'I-download ang statement',
  period: 'Panahon',
  thisMonth: 'Ngayong buwan',
  lastMonth: 'Nakaraang buwan',
  thisYear: 'Ngayong taon',
  lastYear: 'Nakaraang taon',
  asPdf: 'PDF',
  asCsv: 'CSV',
  asPdfNamed: 'I-download ang statement bilang PDF',
  asCsvNamed: 'I-download ang statement bilang CSV, para sa spreadsheet',
  pendingAndFailed: 'Hindi ipinapakita rito ang mga depositong nakabinbin o hindi natuloy.',
  toDeposits: 'Tingnan ang mga deposito mo',
  order: '{name} #{order}',
};
