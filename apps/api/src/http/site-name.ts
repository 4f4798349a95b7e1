import { encodeHtml } from './encode-html.ts';

/** Pages beside the first one that say the name. */
export const namedFiles = { 'manifest.webmanifest': 'application/manifest+json', 'offline.html': 'text/html' } as const;

/** Puts the site's name in place of the one that the site was built under, which its first page tells. */
export function namer(firstPage: string, siteName: string) {
  const built = /<meta name="application-name" content="([^"]+)"/.exec(firstPage)?.[1];
  const put = (text: string, name: string) => (built ? text.replaceAll(built, () => name) : text);
  return {
    html: (text: string) => put(text, encodeHtml(siteName)),
    json: (text: string) => put(text, JSON.stringify(siteName).slice(1, -1)),
  };
}
