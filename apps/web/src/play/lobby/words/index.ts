import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useGameWords = textsOf('play/lobby/words', en);
