import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, giveTo, type Identity } from '@fairhouse/database/embedded';
import type { ServerPrograms } from '../tools/find-tools.ts';
import { run } from '../tools/run.ts';
import { asSuperuser, clusterIn, type DrillServer, prepareServer, type ServerPlace, startServer } from './server.ts';

const shippedSettings = fileURLToPath(new URL('../postgresql-archiving.conf', import.meta.url));
const openWithinMs = 60_000;

export interface Primary {
  place: ServerPlace;
  server: DrillServer;
  /** Of the casino's database, as the casino's own role. */
  url: string;
}

/** A server of the drill's own whose log is archived as the shipped settings say, with an empty database of the casino. */
export async function openPrimary(
  folder: string,
  { initdb, postgres, env }: ServerPrograms & { env: Record<string, string> },
  identity: Identity,
  archiveCommand: string,
): Promise<Primary> {
  const place: ServerPlace = { folder, port: await freePort(), superuser: 'postgres' };
  prepareServer(place, identity, readFileSync(shippedSettings, 'utf8'));
  mkdirSync(clusterIn(folder), { mode: 0o700 });
  giveTo(identity, clusterIn(folder));
  const making = ['--username=postgres', '--auth=trust', '--data-checksums', '--encoding=UTF8', '--locale=C.UTF-8'];
  await run(initdb, [...making, `--pgdata=${clusterIn(folder)}`], { identity, env });
  const server = startServer(place, postgres, identity, env, archiveCommand);
  try {
    await server.untilOpen(openWithinMs);
    const password = randomBytes(24).toString('base64url');
    await asSuperuser(place, 'postgres', async (client) => {
      await client.query(`create role fairhouse login password '${password}'`);
      await client.query('create database fairhouse owner fairhouse');
    });
    return { place, server, url: `postgres://fairhouse:${password}@127.0.0.1:${place.port}/fairhouse` };
  } catch (error) {
    await server.kill();
    throw error;
  }
}

/** A file that the server's user and nobody else reads. */
export function keepFor(identity: Identity, folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  giveTo(identity, file);
  return file;
}
