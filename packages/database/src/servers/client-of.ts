import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findWritable, NoWritableServer, writableSql } from './find-writable.ts';
import { type NamedServer, nameOf, serversIn } from './servers-in.ts';

export interface ClientOf {
  /** What opens a connection, by itself or for a pool. */
  Client: typeof pg.Client;
  connectionString: string;
}

const known = new Map<string, ClientOf>();

/**
 * How connections to an address are opened. Where it names several servers, each connection goes to the one that takes writes
 * at that moment, and is closed when it turns out not to; the driver itself knows one server only (pg 8.23).
 */
export function clientOf(url: string): ClientOf {
  const servers = serversIn(url);
  // What is no address at all, the driver says better.
  if (servers === undefined || servers.length === 1) return { Client: pg.Client, connectionString: url };
  const made = known.get(url) ?? { Client: writableClient(openSearch(servers)), connectionString: servers[0]!.url };
  known.set(url, made);
  return made;
}

interface Search {
  /** The server that takes writes: the one found last, or another when that was long ago or it is forgotten. */
  writable(): Promise<NamedServer>;
  forget(server: NamedServer): void;
}

/** So long a server that took writes is believed to do so; all pools and connections of a process share what was found. */
const believedMs = 5_000;

function openSearch(servers: readonly NamedServer[]): Search {
  let found: { server: NamedServer; untilMs: number } | undefined;
  let searching: Promise<NamedServer> | undefined;
  async function search(): Promise<NamedServer> {
    const server = await findWritable(servers);
    found = { server, untilMs: performance.now() + believedMs };
    return server;
  }
  return {
    async writable() {
      if (found && performance.now() < found.untilMs) return found.server;
      searching ??= search().finally(() => {
        searching = undefined;
      });
      return searching;
    },
    forget(server) {
      if (found?.server === server) found = undefined;
    },
  };
}

function writableClient(search: Search): typeof pg.Client {
  return class extends pg.Client {
    readonly #withinMs: number;

    constructor(config: pg.ClientConfig) {
      super(config);
      this.#withinMs = config.connectionTimeoutMillis ?? believedMs;
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's two ways of calling it have no type in common.
    override connect(callback?: (...said: never[]) => void): any {
      const opened = this.#open();
      if (!callback) return opened;
      // Out of the promise, or what the callback throws would be taken for a failure to connect.
      const tell = callback as (error?: Error) => void;
      opened.then(
        () => process.nextTick(tell),
        (error: Error) => process.nextTick(tell, error),
      );
    }

    async #open(): Promise<this> {
      const server = await within(this.#withinMs, search.writable());
      // The pool has given it up meanwhile.
      if (streamOf(this).destroyed) throw new Error('Connection terminated due to connection timeout');
      Object.assign(this, { host: server.host, port: server.port });
      // It breaks when its server goes: the next connection looks for the other one.
      this.on('error', () => search.forget(server));
      try {
        await super.connect();
        const { rows } = await this.query<{ isWritable: boolean }>(writableSql);
        if (rows[0]!.isWritable) return this;
      } catch (error) {
        search.forget(server);
        streamOf(this).destroy();
        throw error;
      }
      search.forget(server);
      streamOf(this).destroy();
      throw new NoWritableServer(`${nameOf(server)} takes no writes any more`);
    }
  };
}

/** pg 8.23, client.js. */
function streamOf(client: pg.Client): { destroyed: boolean; destroy(): void } {
  return (client as unknown as { connection: { stream: { destroyed: boolean; destroy(): void } } }).connection.stream;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new NoWritableServer(`no server said within ${ms} ms that it takes writes`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
