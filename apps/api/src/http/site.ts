import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { builtFiles } from './built-files.ts';
import type { EdgeCountry } from './edge-country.ts';
import { namedFiles, namer } from './site-name.ts';

export interface SiteSettings {
  /** The built player site. */
  folder: string;
  /** Put in place of the name that the site was built under. */
  siteName: string;
  /** The origins whose pages may be shown in frames of ours: games and payment pages. */
  frameOrigins: string[];
  /** Where pages read the public data on the fairness of our games. */
  studioOrigin: string;
  /** The origins of the live-chat widget: scripts, connections and frames. None: nothing of others is let in. */
  chatOrigins: string[];
  /** The origins of a card provider's own fields: frames and connections. None where cards are entered elsewhere. */
  cardOrigins: string[];
  /** The origins of scripts of payment providers with their pictures, frames and connections: wallets of phones. */
  scriptOrigins: string[];
  edgeCountry: EdgeCountry;
  /** What the page would otherwise have to ask for before it can show anything. */
  boot(address: string, edgeCountry: string | undefined): Promise<{ region: { status: boolean } }>;
}

const compress = promisify(brotliCompress);
const bootPlace = '<script id="boot" type="application/json">null</script>';
const regionPlace = 'data-region="pending"';

/**
 * What a browser heeds in a page and not in a font or a picture. Without these a font of the first screen, head and all, fits
 * into the ten packets that come before the first acknowledgment.
 */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isFontOrPicture = (path: string) => /\.(woff2|avif)$/.test(path);

/** Security headers for everything, and the built player site at `/`. */
export async function siteRoutes(server: FastifyInstance, settings: SiteSettings): Promise<void> {
  const index = join(settings.folder, 'index.html');
  const built = existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  const payOrigins = [...settings.cardOrigins, ...settings.scriptOrigins];
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...payOrigins, ...settings.chatOrigins],
        styleSrc: ["'self'", "'unsafe-inline'", ...settings.chatOrigins],
        frameSrc: ["'self'", ...settings.frameOrigins, ...payOrigins, ...settings.chatOrigins],
        connectSrc: ["'self'", settings.studioOrigin, ...payOrigins, ...chatConnections(settings.chatOrigins)],
        ...scriptSources(settings, inlineHashes(built ?? '')),
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // A payment page in a window of its own must still be able to say to this site that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
  });
  if (built === undefined) return;
  const named = namer(built, settings.siteName);
  const page = named.html(built);
  const files = await builtFiles(server, {
    folder: settings.folder,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (isFontOrPicture(path)) for (const name of headersOfPages) reply.raw.removeHeader(name);
    },
  });
  const isNamed = new Set(Object.keys(namedFiles).flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    return files.has(name) && !isNamed.has(name) ? files.send(reply, name) : reply.callNotFound();
  });
  for (const [file, type] of Object.entries(namedFiles)) {
    const path = join(settings.folder, file);
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    const body = type === 'text/html' ? named.html(text) : named.json(text);
    server.get(`/${file}`, (_, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body),
    );
  }
  await server.register(sharedWithoutWorker);
  server.get<{ Querystring: { window?: unknown } }>('/', async (request, reply) => {
    // Any policy would cut this window off from the one that opened it when it continues to the provider's page.
    if (request.query.window === 'payment') reply.header('cross-origin-opener-policy', 'unsafe-none');
    const boot = await settings.boot(request.ip, settings.edgeCountry(request));
    const booted = page.replace(bootPlace, () => bootPlace.replace('null', inScript(boot)));
    const html = boot.region.status ? booted.replace(regionPlace, 'data-region="open"') : booted;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply
      .header('content-encoding', 'br')
      .send(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  });
}

function chatConnections(origins: string[]): string[] {
  return [...origins, ...origins.map((origin) => origin.replace(/^http/, 'ws'))];
}

/** What is shared to the installed site goes to its worker; where a browser has none, the page opens, and nothing is read. */
async function sharedWithoutWorker(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_, payload, done) => {
    payload.resume();
    done(null);
  });
  server.post('/share', (_, reply) => reply.redirect('/#/fair', 303));
}

/**
 * The scripts that stand in the page itself: the one that sets the look before the first paint. Exactly these, by their hash,
 * and no other inline one may run.
 */
function inlineHashes(page: string): string[] {
  return [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
}

/** What a chat widget needs beyond pictures, styles, connections and frames; without one, `defaultSrc` goes for all but scripts. */
function scriptSources(
  { chatOrigins, scriptOrigins }: Pick<SiteSettings, 'chatOrigins' | 'scriptOrigins'>,
  hashes: string[],
): Record<string, string[]> {
  const others = [...scriptOrigins, ...chatOrigins];
  const scripts: Record<string, string[]> =
    hashes.length + others.length === 0 ? {} : { scriptSrc: ["'self'", ...hashes, ...others] };
  if (chatOrigins.length === 0) return scripts;
  const sources = ["'self'", ...chatOrigins];
  return {
    ...scripts,
    fontSrc: sources,
    mediaSrc: sources,
  };
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
