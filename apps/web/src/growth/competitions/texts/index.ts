import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useCompetitionTexts = textsOf('growth/competitions/texts', en);
