import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFiles } from '../built-files.ts';

export interface DeskPageSettings {
  /** The built desk. */
  folder: string;
  siteFolder: string;
  /** The game studio: of all other origins, its pages alone may be shown in a frame, as replays of rounds. */
  studioOrigin: string;
}

/**
 * Security headers for everything the desk answers, and its built page. The covers of the games come from the players'
 * site: its own origin lets no other page show them.
 */
export async function deskPage(
  server: FastifyInstance,
  { folder, siteFolder, studioOrigin }: DeskPageSettings,
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Components place themselves by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: [studioOrigin],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    server.get('/', (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('The page of the desk is not built. Its calls answer below /api/operator.\n'),
    );
    return;
  }
  const page = readFileSync(index);
  const files = await builtFiles(server, {
    folder,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header(
        'cache-control',
        isNamedByContent ? 'private, max-age=31536000, immutable' : 'private, max-age=3600',
      );
    },
  });
  const covers = join(siteFolder, 'art', 'covers');
  if (existsSync(covers)) {
    await server.register(serveStatic, {
      root: covers,
      prefix: '/art/covers/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      maxAge: '1h',
    });
  }
  const isPage = new Set(['index.html', 'index.html.br', 'index.html.gz']);
  // The page finds its screens by the path itself: whatever is no file and no call is the page.
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    if (files.has(name) && !isPage.has(name)) return files.send(reply, name);
    if (request.url.startsWith('/api/') || /\.\w{1,8}$/.test(request.url.split('?')[0]!)) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}
