/** What the page is built under; the server writes the operator's own name (SITE_NAME) in its place. */
const builtName = 'Fairhouse';

/** The name of the site, as the page that was served says it. */
export const siteName: string =
  (typeof document !== 'undefined' &&
    document.querySelector?.('meta[name="application-name"]')?.getAttribute('content')) ||
  builtName;
