import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useAccountTexts = textsOf('players/account/texts', en);
