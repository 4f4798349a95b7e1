import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const usePersonalDataTexts = textsOf('players/personal-data/texts', en);
