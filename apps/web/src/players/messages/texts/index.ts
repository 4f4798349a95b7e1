import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useMessagesTexts = textsOf('players/messages/texts', en);
