import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@fairhouse/database/embedded';
import type { InnerPorts, Layout, NodePlace } from '../layout.ts';

/**
 * The network of one node of the database, as others see it: anyone who wants to reach it, and what it wants of the store,
 * goes through here. Cut, it is as when packets are lost: connections stay, new ones are not refused, and nothing comes
 * through in either direction. Mended, anyone who has not given up continues.
 */
export interface NodeWires {
  place: NodePlace;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function wireNode(
  node: InnerPorts['nodes'][number],
  etcds: readonly { client: number }[],
): Promise<NodeWires> {
  const wire = new Wire();
  const seen = { postgres: await wire.open(node.postgres), rest: await wire.open(node.rest) };
  const places: number[] = [];
  for (const { client } of etcds) places.push(await wire.open(client));
  return {
    place: { ...node, seen, etcds: places },
    cut: () => wire.cut(),
    mend: () => wire.mend(),
    close: () => wire.close(),
  };
}

/** The layout of a cluster each of whose nodes can be cut off, beside what cuts them. */
export async function wireNodes(inner: InnerPorts): Promise<{ layout: Layout; wires: NodeWires[] }> {
  const wires: NodeWires[] = [];
  for (const node of inner.nodes) wires.push(await wireNode(node, inner.etcds));
  return { layout: { ...inner, nodes: wires.map(({ place }) => place) }, wires };
}

class Wire {
  private isCut = false;
  private readonly servers: Server[] = [];
  private readonly sockets = new Set<Socket>();
  /** What happened at one end while the other could not know. */
  private untold: (() => void)[] = [];

  async open(target: number): Promise<number> {
    const port = await freePort();
    // Half-open, since an end is told like everything else.
    const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true }, (socket) => {
      this.keep(socket);
      this.tell(() => this.join(socket, target));
    });
    this.servers.push(server);
    await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
    return port;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.pause();
  }

  mend(): void {
    this.isCut = false;
    for (const reported of this.untold.splice(0)) reported();
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    for (const server of this.servers) server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket, target: number): void {
    if (near.destroyed) return;
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    this.keep(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (chunk) => {
        // What came in just before the cut waits with the rest.
        this.tell(() => {
          if (other.destroyed || other.write(chunk)) return;
          one.pause();
          other.once('drain', () => this.isCut || one.resume());
        });
      });
      one.on('end', () => this.tell(() => other.end()));
      one.on('close', () => this.tell(() => other.destroy()));
    }
    near.resume();
  }

  private tell(what: () => void): void {
    if (this.isCut) this.untold.push(what);
    else what();
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.sockets.delete(socket));
  }
}
