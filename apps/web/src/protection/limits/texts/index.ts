import { textOf, textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useSafetyTexts = textsOf({ en, fil });
export const safetyText = textOf({ en, fil });
export type SafetyText = keyof typeof en;
