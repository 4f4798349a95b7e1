import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useLobbyTexts = textsOf('play/lobby/texts', en);
