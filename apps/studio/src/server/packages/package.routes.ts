import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Studio } from '@fairhouse/rgs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../answers.ts';
import { packageCalls } from './package-calls.ts';
import type { PackageOrigin } from './package-origin.ts';
import type { PackageShelf } from './package-shelf.ts';
import { pageScript, withPageScript } from './page-script.ts';

export interface PackageOptions {
  studio: Studio;
  shelf: PackageShelf;
  origin: PackageOrigin;
  /** Who may show a package in a frame: the studio's own page, and the casino around that. */
  around: string;
  mayCall: (address: string) => boolean | Promise<boolean>;
}

/**
 * Pages of packages and the five calls of their format. A page is code that nobody here has read: it may do what it likes within its
 * own origin, and the policy leaves it nothing outside of it. `sandbox` holds as well where its address is opened by itself.
 */
export async function packageRoutes(app: FastifyInstance, options: PackageOptions): Promise<void> {
  const { studio, shelf, origin, around, mayCall } = options;
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "manifest-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    'sandbox allow-scripts allow-same-origin allow-forms',
    `frame-ancestors ${around}`,
  ].join('; ');
  const headers = {
    'content-security-policy': policy,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), clipboard-read=()',
  };

  app.addHook('onRequest', async (request, reply) => {
    const { code } = request.params as { code: string };
    // The path alone opens nothing: the page would run on the studio's own origin.
    if (origin.codeIn(request.headers.host) !== code) return refuse(reply, 'NO_SUCH_PAGE');
    reply.headers(headers);
    // A worker that answers for the server would outlive the version that it came with.
    if (request.headers['service-worker'] !== undefined) return refuse(reply, 'NO_SUCH_PAGE');
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await mayCall(request.ip))) return refuse(reply, 'TOO_MANY_REQUESTS');
    });
    // Not the options as they are: the prefix is one of them.
    await scope.register(packageCalls, { studio, shelf });
  });
  await app.register(fastifyStatic, { root: '/', serve: false, cacheControl: false });

  app.get('/.fairhouse/page.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(pageScript),
  );
  app.get<{ Params: { code: string; '*': string } }>('/*', async (request, reply) => {
    const { code, '*': path } = request.params;
    const file = shelf.onOffer(code)?.pageFile(path === '' ? 'index.html' : path);
    return file ? sendPageFile(reply, file) : refuse(reply, 'NO_SUCH_PAGE');
  });
}

async function sendPageFile(
  reply: FastifyReply,
  { file, type }: { file: string; type: string },
): Promise<FastifyReply> {
  reply.type(type).header('cache-control', 'no-cache');
  if (!type.startsWith('text/html')) return reply.sendFile(basename(file), dirname(file), { contentType: false });
  return reply.send(withPageScript(await readFile(file, 'utf8')));
}
