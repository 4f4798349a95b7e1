import { textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';

export const useLevelTexts = textsOf('lib/level-name/texts', en);
