import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface SiteSettings {
  /** The built player site. */
  folder: string;
  /** The origins whose pages may be shown in frames of ours: games and payment pages. */
  frameOrigins: string[];
  /** What the page would otherwise have to ask for before it can show anything. */
  boot(address: string): Promise<{ region: { status: boolean } }>;
}

const compress = promisify(brotliCompress);
const bootPlace = '<script id="boot" type="application/json">null</script>';
const regionPlace = 'data-region="pending"';

/** Security headers for everything, and the built player site at `/`. */
export async function siteRoutes(server: FastifyInstance, settings: SiteSettings): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ["'self'", ...settings.frameOrigins],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const index = join(settings.folder, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  await server.register(serveStatic, {
    root: settings.folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  server.get('/', async (request, reply) => {
    const boot = await settings.boot(request.ip);
    const booted = page.replace(bootPlace, () => bootPlace.replace('null', inScript(boot)));
    const html = boot.region.status ? booted.replace(regionPlace, 'data-region="open"') : booted;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply
      .header('content-encoding', 'br')
      .send(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  });
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
