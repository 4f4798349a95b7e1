import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface BuiltFilesOptions {
  /** A built site, which does not change while it is served. */
  folder: string;
  setHeaders(reply: FastifyReply, path: string): void;
}

export interface BuiltFiles {
  has(name: string): boolean;
  send(reply: FastifyReply, name: string): FastifyReply;
}

/**
 * Serves what lies in a built site now, by its name, and nothing else. The names are kept here: the library would make two
 * routes of each file, which for the 1,600 files of site and desk takes a second of the start and 30 MB.
 */
export async function builtFiles(
  server: FastifyInstance,
  { folder, setHeaders }: BuiltFilesOptions,
): Promise<BuiltFiles> {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Such as the note of what the site was built from.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  await server.register(serveStatic, {
    root: folder,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders,
  });
  return { has: (name) => names.has(name), send: (reply, name) => reply.sendFile(name) };
}
