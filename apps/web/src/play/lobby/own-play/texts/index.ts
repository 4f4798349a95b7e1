import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useOwnPlayTexts = textsOf('play/lobby/own-play/texts', en);
