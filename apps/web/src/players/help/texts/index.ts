import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useHelpTexts = textsOf('players/help/texts', en);
