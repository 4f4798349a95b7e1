import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useOwnHomeTexts = textsOf('play/lobby/own-home/texts', en);
