import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useAboutTexts = textsOf('play/lobby/about/texts', en);
