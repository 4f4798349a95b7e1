import { es as postingNames } from '@fairhouse/contract/posting-names/es';
import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  ...postingNames,
  title: 'Historial de transacciones',
  none: 'Sin transacciones',
  noneText: 'Aquí aparecerán tus depósitos, apuestas, ganancias y retiros.',
  endOfList: 'Eso es todo',
  type: 'Tipo',
  before: 'Saldo anterior',
  after: 'Saldo posterior',
  statement: 'Descargar un estado de cuenta',
  period: 'Período',
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  thisYear: 'Este año',
  lastYear: 'Año pasado',
  asPdf: 'PDF',
  asCsv: 'CSV',
  asPdfNamed: 'Descargar el estado de cuenta en PDF',
  asCsvNamed: 'Descargar el estado de cuenta en CSV, para hojas de cálculo',
  pendingAndFailed: 'Aquí no se muestran los depósitos pendientes ni fallidos.',
  toDeposits: 'Ver tus depósitos',
  order: '{name} n.º {order}',
};
