import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems hand out to anyone who connects somewhere (32768 on Linux, 49152 elsewhere), above the well-known ones. */
const range = { from: 20_000, to: 32_768 };

/** Held until this process ends. */
const claims: Socket[] = [];

/**
 * A TCP port of 127.0.0.1 on which nobody listens. It stays this process's to give: anyone who else asks here, in whatever
 * process, gets another, and no outgoing connection is given it in between.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries++) {
    const port = randomInt(range.from, range.to);
    if ((await claim(port)) && (await isPortFree(port))) return port;
  }
  throw new Error(`No port between ${range.from} and ${range.to} is free.`);
}

/** The same number at UDP, which nothing of ours speaks: the system gives it to one process, and takes it back when that dies. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  try {
    socket.bind({ port, address: '127.0.0.1', exclusive: true });
    await once(socket, 'listening');
  } catch {
    socket.close();
    return false;
  }
  socket.unref();
  claims.push(socket);
  return true;
}

/** Whether one could listen on a port of this machine now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, host, () => server.close(() => done(true)));
  });
}

/** Whether an address is one of this machine's. */
export function canListenOn(host: string): Promise<boolean> {
  return isPortFree(0, host);
}
