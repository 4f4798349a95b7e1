import { textOf, textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const usePlayTexts = textsOf({ en, fil });
export const playText = textOf({ en, fil });
