import { textOf, textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';

export const useProtectionWords = textsOf('lib/protection/texts', en);
export const protectionWord = textOf('lib/protection/texts', en);
