import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useArticlesTexts = textsOf('growth/articles/texts', en);
