import type { CheckState, IdentityProvider, PersonToCheck, StartedCheck } from '../identity-provider.ts';
import { unlessLost } from '../unless-lost.ts';
import { isSignedWebhook, requestSignature } from './sumsub-signature.ts';
import { applicant, link, observationOf, readNotice, steps } from './sumsub-wire.ts';

export interface SumsubSettings {
  apiOrigin: string;
  /** Of the app token. */
  token: string;
  secret: string;
  webhookSecret: string;
  /** The level that a player goes through: it has the steps IDENTITY, SELFIE and PROOF_OF_RESIDENCE, and applicant data. */
  level: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const linkSeconds = 1_800;
/** A definite no: the request was understood, and will not be carried out. */
const refusals = new Set([400, 401, 403, 404]);

/**
 * Sumsub: an applicant of our own reference, a link to its pages, a review of several steps, and webhooks that are signed
 * over their bytes. https://docs.sumsub.com/reference/about-sumsub-api
 */
export function createSumsubProvider(settings: SumsubSettings): IdentityProvider {
  const { apiOrigin, token, secret, webhookSecret, level, timeoutMs = defaultTimeoutMs } = settings;

  async function ask(method: 'GET' | 'POST', uri: string, content?: object) {
    const body = content ? JSON.stringify(content) : '';
    const seconds = Math.floor(Date.now() / 1_000);
    const response = await fetch(`${apiOrigin}${uri}`, {
      method,
      headers: {
        'x-app-token': token,
        'x-app-access-ts': String(seconds),
        'x-app-access-sig': requestSignature(secret, seconds, method, uri, body),
        'content-type': 'application/json',
      },
      ...(content ? { body } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: response.status, answer: (await response.json()) as unknown };
  }

  return {
    name: 'sumsub',

    async start(person): Promise<StartedCheck> {
      return unlessLost(async (): Promise<StartedCheck> => {
        const created = await ask(
          'POST',
          `/resources/applicants?levelName=${encodeURIComponent(level)}`,
          profileOf(person),
        );
        if (refusals.has(created.status)) return { outcome: 'refused', reason: `HTTP ${created.status}` };
        // 409: there is an applicant of this reference already, by a repeat or a lost answer.
        if (created.status !== 201 && created.status !== 200 && created.status !== 409) {
          return { outcome: 'unknown', reason: `HTTP ${created.status}` };
        }
        const { status, answer } = await ask('POST', '/resources/sdkIntegrations/levels/-/websdkLink', {
          levelName: level,
          userId: person.reference,
          ttlInSecs: linkSeconds,
          redirect: { successUrl: person.returnUrl, rejectUrl: person.returnUrl },
        });
        if (refusals.has(status)) return { outcome: 'refused', reason: `HTTP ${status}` };
        const { data } = link.safeParse(answer);
        if (!data) return { outcome: 'unknown', reason: `HTTP ${status}, no readable link` };
        return { outcome: 'started', url: data.url };
      });
    },

    async state(reference): Promise<CheckState> {
      return unlessLost(async (): Promise<CheckState> => {
        const found = await ask('GET', `/resources/applicants/-;externalUserId=${encodeURIComponent(reference)}/one`);
        if (found.status === 404) return { outcome: 'notFound' };
        const { data: profile } = applicant.safeParse(found.answer);
        if (found.status !== 200 || !profile) return { outcome: 'unknown', reason: `HTTP ${found.status}` };
        const looked = await ask('GET', `/resources/applicants/${encodeURIComponent(profile.id)}/requiredIdDocsStatus`);
        const { data: byStep } = steps.safeParse(looked.answer);
        if (looked.status !== 200 || !byStep) return { outcome: 'unknown', reason: `HTTP ${looked.status}` };
        return { outcome: 'observed', observation: observationOf(profile, byStep) };
      });
    },

    verifyWebhook(rawBody, headers) {
      if (!isSignedWebhook(webhookSecret, rawBody, headers)) return { ok: false, reason: 'badSignature' };
      const reported = readNotice(rawBody);
      return reported ? { ok: true, reference: reported.externalUserId } : { ok: false, reason: 'unreadable' };
    },
  };
}

/** `fixedInfo` is what is compared with the documents. https://docs.sumsub.com/reference/create-applicants */
function profileOf(person: PersonToCheck) {
  const { reference, email, language, firstName, lastName, birthday, country, address, city, postalCode } = person;
  return {
    externalUserId: reference,
    email,
    lang: language,
    fixedInfo: {
      firstName,
      lastName,
      dob: birthday,
      country,
      addresses: [{ street: address, town: city, postCode: postalCode, country }],
    },
  };
}
