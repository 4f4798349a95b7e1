import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useIdentityTexts = textsOf('players/identity/texts', en);
