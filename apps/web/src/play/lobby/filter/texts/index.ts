import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useFilterTexts = textsOf('play/lobby/filter/texts', en);
