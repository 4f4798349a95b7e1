import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useInviteTexts = textsOf('growth/invitations/texts', en);
