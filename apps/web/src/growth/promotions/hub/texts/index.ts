import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useHubTexts = textsOf('growth/promotions/hub/texts', en);
