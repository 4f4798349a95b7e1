import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useAccessTexts = textsOf('players/access/texts', en);
