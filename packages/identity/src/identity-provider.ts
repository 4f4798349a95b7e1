import type { IncomingHttpHeaders } from 'node:http';

/** Who is to be checked, as the account says it; the provider compares its documents with that. */
export interface PersonToCheck {
  /** Ours; the same one is the same check, however often it is begun. */
  reference: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthday: string;
  email: string;
  address: string;
  city: string;
  postalCode: string;
  /** ISO 3166-1 alpha-3. */
  country: string;
  language: string;
  /** Where the player comes back to, whatever came of it. */
  returnUrl: string;
}

/** `refused` is definite: we asked for something that the provider will not do. `unknown`: it may have heard us. */
export type StartedCheck =
  | { outcome: 'started'; url: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; reason: string };

/** `missing`: nothing was handed in, or this is not looked at; `waiting`: somebody looks at it. */
export type CheckedPart = 'missing' | 'waiting' | 'passed' | 'refused';

/** What a provider says of a check. It observes: what follows from it for the member, the casino decides. */
export interface IdentityObservation {
  identity: CheckedPart;
  address: CheckedPart;
  /** YYYY-MM-DD, as the documents say it; undefined where the provider does not tell. */
  birthday: string | undefined;
  /** In the provider's own words: codes, no sentences. */
  reasons: string[];
  /** Whether the player may try again with other documents. */
  canRetry: boolean;
}

export type CheckState =
  | { outcome: 'observed'; observation: IdentityObservation }
  | { outcome: 'notFound' }
  | { outcome: 'unknown'; reason: string };

/** A message of the provider's whose signature is right. It says only which check to ask about. */
export type VerifiedNotice =
  | { ok: true; reference: string | undefined }
  | { ok: false; reason: 'badSignature' | 'unreadable' };

export interface IdentityProvider {
  /** As the address of its webhook (`/webhooks/identity/<name>`) names it. */
  name: string;
  start(person: PersonToCheck): Promise<StartedCheck>;
  state(reference: string): Promise<CheckState>;
  /** Over the bytes as they came. */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): VerifiedNotice;
}
