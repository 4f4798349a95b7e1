import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Passes connections on to several processes in turn, each to the next one where one refuses, as a balancer before the casino does. Answers how to end it. */
export async function openBalancer(port: number, targets: readonly number[]): Promise<() => void> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const pass = (client: Socket, order: readonly number[]) => {
    const [target, ...others] = order;
    if (target === undefined || client.destroyed) return client.destroy();
    const server = keep(connect(target, '127.0.0.1'));
    let isThrough = false;
    server.once('connect', () => {
      isThrough = true;
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
    });
    server.once('close', () => (isThrough ? client.destroy() : pass(client, others)));
  };
  const server = createServer((client) => {
    keep(client);
    const first = turn++ % targets.length;
    pass(client, [...targets.slice(first), ...targets.slice(0, first)]);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}
