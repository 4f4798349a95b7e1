import { textsOf } from '../../../lib/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useHealthTexts = textsOf({ en, fil });
export type HealthText = keyof typeof en;
