import { textOf, textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useSafetyTexts = textsOf('protection/limits/texts', en);
export const safetyText = textOf('protection/limits/texts', en);
export type SafetyText = keyof typeof en;
