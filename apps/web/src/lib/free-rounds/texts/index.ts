import { textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useFreeRoundsTerms = textsOf({ en, fil });
