import { textOf, textsOf } from '../language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useCommonTexts = textsOf({ en, fil });
export const commonText = textOf({ en, fil });
