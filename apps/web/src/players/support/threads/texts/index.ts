import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useThreadTexts = textsOf('players/support/threads/texts', en);
