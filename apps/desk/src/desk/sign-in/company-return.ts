const kept = 'company-sign-in';

/** Kept by this tab while the browser is at the company's provider. */
interface Away {
  browser: string;
  /** The place that was asked for, from the path on. */
  place: string;
}

/** Notes that this tab goes to the provider, and answers the secret by which its return is known. */
export function leaveForCompany(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const browser = btoa(String.fromCharCode(...bytes));
  const { pathname, search, hash } = window.location;
  const away: Away = { browser, place: `${pathname}${search}${hash}` };
  sessionStorage.setItem(kept, JSON.stringify(away));
  return browser;
}

interface CompanyReturn {
  returned: string;
  browser: string;
}

/** As the page loads, before the router reads the address: it shows the place that was asked for again, and no code stays in it. */
let arrived = readReturn();

/** What the provider sent this tab back with, once. Undefined when the browser does not come from there. */
export function takeCompanyReturn(): CompanyReturn | undefined {
  const taken = arrived;
  arrived = undefined;
  return taken;
}

function readReturn(): CompanyReturn | undefined {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (pathname !== '/' || !query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  const { browser, place } = awayOf(sessionStorage.getItem(kept));
  sessionStorage.removeItem(kept);
  window.history.replaceState(window.history.state, '', place);
  return { returned: search, browser };
}

function awayOf(text: string | null): Away {
  try {
    const { browser, place } = JSON.parse(text ?? '{}') as Partial<Away>;
    if (typeof browser === 'string' && typeof place === 'string') return { browser, place };
  } catch {
    // Not written by this page: then the server refuses the return.
  }
  return { browser: 'none', place: '/' };
}
