import type { PlayerLanguage } from '@fairhouse/money';
import { en } from './notices/en.ts';
import { es } from './notices/es.ts';
import { fil } from './notices/fil.ts';
import { pt } from './notices/pt.ts';
import type { Template } from './template.ts';

/** Mails that tell what happened to an account; their button leads to the site. */
export type NoticeKind =
  | 'passwordChanged'
  | 'passwordReset'
  | 'providerLinked'
  | 'payoutAccountAdded'
  | 'payoutAccountRemoved'
  | 'detailsChanged'
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorReset'
  | 'factorLocked'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'documentAccepted'
  | 'documentRefused'
  | 'documentExpiring'
  | 'documentExpired';

/** The words of the notices. `{site}`, `{username}` and what each is about are filled in. */
export const notices: Record<PlayerLanguage, Record<NoticeKind, Template>> = { en, fil, pt, es };
