import { textOf, textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useProtectionWords = textsOf({ en, fil });
export const protectionWord = textOf({ en, fil });
