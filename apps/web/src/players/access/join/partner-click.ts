import { post } from '../../../lib/api.ts';

/**
 * That a visitor came by the tracking link of a partner: a token of the casino's, which names nobody. It is kept until the visitor
 * joins or its time is over, and only until the tab closes where the browser says that nobody wants to be followed (Global Privacy
 * Control). The last click counts.
 */
const storageKey = 'fairhouse.partnerClick';
const codePattern = /^[\w-]{1,32}$/;
const subPattern = /^[\w.~-]{1,64}$/;

/** Heeds `?aff=` (and the partner's own `&sub=`) of an address such as /#/?aff=A1B2C3. */
export async function heedPartnerLink(query: URLSearchParams): Promise<void> {
  const code = query.get('aff') ?? '';
  if (!codePattern.test(code)) return;
  const sub = query.get('sub') ?? '';
  const answer = await post(
    '/sys/affiliate/click',
    { code, ...(subPattern.test(sub) ? { sub } : {}) },
    { silent: true },
  );
  if (!answer.ok || answer.data.token === null || answer.data.untilTime === null) return;
  const { token, untilTime } = answer.data;
  try {
    forgetPartnerClick();
    const isPrivate = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    (isPrivate ? sessionStorage : localStorage).setItem(storageKey, JSON.stringify({ token, untilTime }));
  } catch {
    // Without storage the click does not outlive the page.
  }
}

/** What joining sends along. */
export function partnerClick(nowMs = Date.now()): { affiliateClick?: string } {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as { token?: unknown; untilTime?: unknown } | null;
      if (typeof kept?.token !== 'string') continue;
      if (Date.parse(String(kept.untilTime)) > nowMs) return { affiliateClick: kept.token };
      storage.removeItem(storageKey);
    }
  } catch {
    // Nothing that can be read is kept.
  }
  return {};
}

export function forgetPartnerClick(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
