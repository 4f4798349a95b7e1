import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useSupportTexts = textsOf('players/support/texts', en);
