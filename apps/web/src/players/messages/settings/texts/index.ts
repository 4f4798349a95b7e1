import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useNotificationTexts = textsOf('players/messages/settings/texts', en);
