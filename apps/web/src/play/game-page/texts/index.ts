import { textOf, textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const usePlayTexts = textsOf('play/game-page/texts', en);
export const playText = textOf('play/game-page/texts', en);
