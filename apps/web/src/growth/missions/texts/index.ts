import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useMissionTexts = textsOf('growth/missions/texts', en);
