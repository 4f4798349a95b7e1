import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useFairTexts = textsOf('play/fair/texts', en);
export type FairText = keyof typeof en;
