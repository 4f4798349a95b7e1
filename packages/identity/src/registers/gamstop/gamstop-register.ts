import { unlessLost } from '../../unless-lost.ts';
import type { ExclusionRegister, RegisterAnswer } from '../exclusion-register.ts';

export interface GamstopSettings {
  url: string;
  key: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 5_000;

/** Y: excluded now; P: was, and has had it ended; N: not registered. */
const meanings: Record<string, 'excluded' | 'lapsed' | 'free'> = { Y: 'excluded', P: 'lapsed', N: 'free' };

/**
 * GAMSTOP: the person as a form, with a key; the answer is the header `X-Exclusion`. The register gives its own
 * documentation to licence holders only, so this rests on a public client of its API: the fields, headers and meanings of
 * Webservice::GAMSTOP 0.003, https://metacpan.org/dist/Webservice-GAMSTOP.
 */
export function createGamstopRegister({ url, key, timeoutMs = defaultTimeoutMs }: GamstopSettings): ExclusionRegister {
  return {
    name: 'gamstop',
    async ask({ firstName, lastName, birthday, email, postalCode, mobile }): Promise<RegisterAnswer> {
      return unlessLost(async (): Promise<RegisterAnswer> => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'x-api-key': key },
          body: new URLSearchParams({
            firstName,
            lastName,
            dateOfBirth: birthday,
            email,
            postcode: postalCode,
            mobile,
          }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        await response.arrayBuffer();
        const outcome = meanings[response.headers.get('x-exclusion') ?? ''];
        if (response.status !== 200 || !outcome) return { outcome: 'unknown', reason: `HTTP ${response.status}` };
        return { outcome, proof: response.headers.get('x-unique-id') ?? undefined };
      });
    },
  };
}
