import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotRun } from '@fairhouse/operation/settings';
import pg from 'pg';
import type { Layout } from './layout.ts';
import type { ClusterFolders } from './programs.ts';
import { isWhole, readMembers } from './read-members.ts';

const wholeWithinMs = 120_000;

/** One node makes the database, the others copy it. */
export async function untilWhole(layout: Layout, { logs }: ClusterFolders): Promise<void> {
  for (const deadline = Date.now() + wholeWithinMs; Date.now() < deadline; await sleep(250)) {
    if (isWhole(await readMembers(layout.nodes))) return;
  }
  throw new CannotRun(
    `The three nodes of the database were not together after ${wholeWithinMs / 1_000} s; see ${join(logs, 'node-1.log')} and its neighbours.`,
  );
}

/** The address of the casino's database through the balancer, password included; made on the first start. */
export async function makeDatabase(port: number, password: string): Promise<string> {
  const url = (name: string) => `postgres://fairhouse:${password}@127.0.0.1:${port}/${name}`;
  for (const deadline = Date.now() + wholeWithinMs; ; await sleep(250)) {
    const client = new pg.Client({
      connectionString: url('postgres'),
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("select from pg_database where datname = 'fairhouse'");
      if (rowCount === 0) await client.query('create database fairhouse');
      return url('fairhouse');
    } catch (error) {
      if (Date.now() < deadline) continue;
      throw new CannotRun(`The database does not answer through the balancer (${(error as Error).message}).`);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
