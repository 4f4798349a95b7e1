import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes, with the server, connections on which nothing has ever been sent. Browsers and HTTP clients open such ahead of
 * need; Node counts them as busy until a head is there, stops looking at the time a head may take once the server
 * closes, and so waits for them for ever.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    if (closing) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
