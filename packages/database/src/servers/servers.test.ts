import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type ReplicatedServer, replicatedServer } from '@fairhouse/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../connect.ts';
import { inTransaction } from '../transaction.ts';
import { troubleOf } from '../trouble.ts';
import { serversIn } from './servers-in.ts';

describe('an address', () => {
  it.each([
    ['postgres://u:p@one:5432,other:5433/name', ['one:5432', 'other:5433']],
    ['postgresql://u:p%2C@one,other/name?sslmode=require', ['one:5432', 'other:5432']],
    ['postgres://u@[::1]:6000,127.0.0.1/name', ['::1:6000', '127.0.0.1:5432']],
    ['postgres://one/name', ['one:5432']],
    ['postgres://u:p@one:5432,/name', undefined],
    ['postgres://u:p@one:high/name', undefined],
    ['http://one/name', undefined],
    ['', undefined],
  ])('%s names %j', (url, named) => {
    expect(serversIn(url)?.map(({ host, port }) => `${host}:${port}`)).toEqual(named);
  });

  it('keeps user, password, name and options with each of its servers', () => {
    expect(serversIn('postgres://u:p%2C@one,other:5433/name?sslmode=require')?.map(({ url }) => url)).toEqual([
      'postgres://u:p%2C@one/name?sslmode=require',
      'postgres://u:p%2C@other:5433/name?sslmode=require',
    ]);
  });
});

describe('of two servers', () => {
  let servers: ReplicatedServer;
  const pools: Database[] = [];
  const open = (url: string, answerWithinMs = 3_000) => {
    const pool = connect({ url, schema: 'public', connections: 2, answerWithinMs });
    pools.push(pool);
    return pool;
  };
  /** The same two, the standby named first. */
  const turned = () => servers.url.replace(/@([^,]+),([^/]+)\//, '@$2,$1/');

  beforeAll(async () => {
    servers = await replicatedServer();
    await open(servers.primary.url).query('create table coin (id int primary key)');
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await servers?.close();
  });

  it('the one that takes writes is found, wherever it stands', async () => {
    await open(servers.url).query('insert into coin values (1)');
    await open(turned()).query('insert into coin values (2)');
  });

  it('one that hangs costs nobody the time that it takes to give it up', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    // It would be given up after ten minutes, which is longer than a test may last.
    await open(
      servers.url.replace(/@[^,]+,([^/]+)\//, `@127.0.0.1:${port},${new URL(servers.primary.url).host}/`),
      600_000,
    ).query('select 1');
    silent.close();
  });

  it('the standby alone is refused by code, and who is refused may try again', async () => {
    const error = await open(servers.standby.url)
      .query('insert into coin values (3)')
      .catch((error: Error) => error);
    expect(error).toMatchObject({ code: '25006' });
    expect(troubleOf(error)).toBe('away');
  });

  it('what both of them refuse is said as the server says it', async () => {
    const stranger = servers.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(open(stranger).query('select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('without a primary each call is refused, and the promoted standby is found by itself', async () => {
    const pool = open(turned());
    const bystander = new pg.Client({ connectionString: servers.standby.url });
    await bystander.connect();
    await inTransaction(pool, (tx) => tx.query('insert into coin values (10)'));
    await servers.killPrimary();
    const error = await pool.query('select 1').catch((error: Error) => error);
    const again = await pool.query('select 1').catch((error: Error) => error);
    expect([troubleOf(error), troubleOf(again)]).toEqual(['away', 'away']);
    expect((again as Error).message).toMatch(/no server takes writes \(.*takes no writes.*ECONNREFUSED\)/);

    await servers.promote();
    await pool.query('insert into coin values (11)');
    // Nothing that was acknowledged is missing there.
    expect((await bystander.query('select id from coin order by id')).rows.map(({ id }) => id)).toEqual([1, 2, 10, 11]);
    await bystander.end();
  });
});
