import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@fairhouse/database/embedded';
import { afterEach, expect, it } from 'vitest';
import { wireNode } from './wires.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that says everything back. */
async function echo(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.pipe(socket);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return port;
}

async function caller(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  closing.push(() => socket.destroy());
  let heard = '';
  let isClosed = false;
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('close', () => {
    isClosed = true;
  });
  await new Promise((done) => socket.once('connect', done));
  return { say: (text: string) => socket.write(text), heard: () => heard, isClosed: () => isClosed };
}

it('a node that is cut off receives and sends nothing, and its peers get no notice; once reconnected, all connections continue', async () => {
  const [postgres, rest, client] = [await echo(), await echo(), await echo()];
  const wires = await wireNode({ postgres, rest }, [{ client }]);
  closing.push(() => wires.close());
  const { seen, etcds } = wires.place;
  const before = await caller(seen.postgres);
  before.say('one ');
  await expect.poll(before.heard).toBe('one ');

  wires.cut();
  const store = await caller(etcds[0]!);
  before.say('two');
  store.say('lock?');
  // Through a node that is not cut the same way takes a moment only.
  const other = await wireNode({ postgres, rest }, []);
  closing.push(() => other.close());
  const whole = await caller(other.place.seen.postgres);
  whole.say('here');
  await expect.poll(whole.heard).toBe('here');
  expect([before.heard(), store.heard()]).toEqual(['one ', '']);
  expect([before.isClosed(), store.isClosed()]).toEqual([false, false]);

  wires.mend();
  await expect.poll(before.heard).toBe('one two');
  await expect.poll(store.heard).toBe('lock?');
});
