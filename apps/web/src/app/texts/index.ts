import { textsOf } from '../../lib/language/i18n.ts';
import { en } from './en.ts';

export type AppText = keyof typeof en;
export const useAppTexts = textsOf('app/texts', en);
