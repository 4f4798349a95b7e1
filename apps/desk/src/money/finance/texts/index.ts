import { textsOf } from '../../../lib/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useMoneyTexts = textsOf({ en, fil });
export type MoneyText = keyof typeof en;
