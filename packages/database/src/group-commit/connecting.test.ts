import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { testDatabase } from '@fairhouse/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openGroupCommit } from './group-commit.ts';

/** An error as the server writes it while a connection begins (PostgreSQL documentation, protocol-message-formats). */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Stands between a client and PostgreSQL; while its disk is full, connections are refused as PostgreSQL refuses them then. */
async function openDoor(url: string) {
  const { hostname, port } = new URL(url);
  let isFull = true;
  let refused = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    if (isFull) {
      refused++;
      client.once('data', () => client.end(errorResponse('53100', 'could not write file: No space left on device')));
      return;
    }
    const there = dial(Number(port), hostname);
    sockets.add(there);
    there.on('error', () => client.destroy());
    client.pipe(there).pipe(client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: through.toString(),
    refused: () => refused,
    makeRoom() {
      isFull = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function openCounter() {
  const database = await testDatabase();
  await database.pool.query(`
    create type said as (id text, word text);
    create function say_batch(p_said said[]) returns text[] language sql as
      $$ select array_agg(n || ' ' || word) from unnest(p_said) with ordinality s (id, word, n) $$;`);
  const { rows } = await database.pool.query<{ schema: string }>('select current_schema() as schema');
  const door = await openDoor(database.url);
  const commits = openGroupCommit<{ word: string }, string>({
    url: door.url,
    schema: rows[0]!.schema,
    call: 'say_batch',
    rowType: 'said',
    connections: 1,
    memberOf: ({ word }) => word,
    fieldsOf: ({ word }) => ['', word],
    decode: (wire) => wire,
    retryForMs: 500,
  });
  onTestFinished(async () => {
    await commits.close();
    door.close();
    await database.close();
  });
  return { commits, door };
}

it('connects again after connections were refused because the disk was full', async () => {
  const { commits, door } = await openCounter();
  await expect(commits.probe()).rejects.toThrow('No space left');
  await expect(commits.submit({ word: 'refused' })).rejects.toThrow();
  expect(door.refused()).toBeGreaterThan(2);
  door.makeRoom();
  await commits.probe();
  expect(await commits.submit({ word: 'taken' })).toBe('taken');
});
