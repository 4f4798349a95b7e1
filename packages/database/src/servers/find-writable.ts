import pg from 'pg';
import { type NamedServer, nameOf } from './servers-in.ts';

/** None of the servers of an address takes writes. Nothing was asked of any of them. */
export class NoWritableServer extends Error {
  override name = 'NoWritableServer';
  /** "Cannot connect now" (PostgreSQL, appendix A): anyone who reads codes knows that it passes. */
  readonly code = '57P03';
}

/** A server that has not said by then whether it takes writes is left out. */
const probeWithinMs = 2_000;

/** What no other server of the same address would answer otherwise: user, password, name of the database. */
const sameEverywhere = /^(28...|3D000)$/;

/** Only a primary that is no longer recovering takes writes (libpq, `target_session_attrs=read-write`). */
export const writableSql = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable"`;

/**
 * Asks all servers at once and answers the first to say that it takes writes, so that one which hangs costs nobody's time.
 * Throws NoWritableServer with what each of them said, or what the server says of user and database.
 */
export async function findWritable(servers: readonly NamedServer[]): Promise<NamedServer> {
  try {
    return await Promise.any(servers.map(probe));
  } catch (failure) {
    const errors = (failure as AggregateError).errors as (Error & { code?: string })[];
    const definite = errors.find(({ code }) => sameEverywhere.test(code ?? ''));
    if (definite) throw definite;
    const said = servers.map((server, at) => `${nameOf(server)}: ${errors[at]!.code ?? errors[at]!.message}`);
    throw new NoWritableServer(`no server takes writes (${said.join('; ')})`, { cause: failure });
  }
}

async function probe(server: NamedServer): Promise<NamedServer> {
  const client = new pg.Client({
    connectionString: server.url,
    connectionTimeoutMillis: probeWithinMs,
    query_timeout: probeWithinMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ isWritable: boolean }>(writableSql);
    if (rows[0]!.isWritable) return server;
    throw new Error('takes no writes');
  } finally {
    client.end().catch(() => {});
  }
}
