import type { Language } from '../../http/language.ts';

export type FactorKind = 'totp' | 'passkey';

/** What the factors are called in a mail to the member. */
export const factorNames: Record<Language, Record<FactorKind, string>> = {
  en: { totp: 'an authenticator app', passkey: 'a passkey' },
  fil: { totp: 'authenticator app', passkey: 'passkey' },
  pt: { totp: 'um aplicativo autenticador', passkey: 'uma chave de acesso' },
  es: { totp: 'una app de autenticación', passkey: 'una llave de acceso' },
};
