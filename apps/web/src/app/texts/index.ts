import { textsOf } from '../../lib/language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export type AppText = keyof typeof en;
export const useAppTexts = textsOf({ en, fil });
