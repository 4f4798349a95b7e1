import { pt as postingNames } from '@fairhouse/contract/posting-names/pt';
import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  ...postingNames,
  title: 'Histórico de transações',
  none: 'Nenhuma transação',
  noneText: 'Seus depósitos, apostas, ganhos e saques aparecem aqui.',
  endOfList: 'Isso é tudo',
  type: 'Tipo',
  before: 'Saldo anterior',
  after: 'Saldo posterior',
  statement: 'Baixar um extrato',
  period: 'Período',
  thisMonth: 'Este mês',
  lastMonth: 'Mês passado',
  thisYear: 'Este ano',
  lastYear: 'Ano passado',
  asPdf: 'PDF',
  asCsv: 'CSV',
  asPdfNamed: 'Baixar o extrato em PDF',
  asCsvNamed: 'Baixar o extrato em CSV, para planilhas',
  pendingAndFailed: 'Depósitos pendentes e que falharam não aparecem aqui.',
  toDeposits: 'Ver seus depósitos',
  order: '{name} nº {order}',
};
