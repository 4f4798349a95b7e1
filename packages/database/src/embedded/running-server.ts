import { chmodSync, chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { processStat, waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import pg from 'pg';
import { troubleOf } from '../trouble.ts';
import { clusterIn, passwordOf, user } from './cluster.ts';

const databaseName = 'fairhouse';
/** A server that neither starts nor recovers for so long is stuck. */
const stalledMs = 30_000;
const lockIn = (folder: string): string => join(clusterIn(folder), 'postmaster.pid');

export interface RunningServer {
  url: string;
  port: number;
  pid: number;
}

export function serverUrl(folder: string, port: number, database = databaseName): string {
  return `postgres://${user}:${passwordOf(folder)}@127.0.0.1:${port}/${database}`;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The server that runs on this folder now and answers, or undefined. Waits for one that is starting or recovering, as long as
 * it makes progress.
 */
export async function runningServer(folder: string): Promise<RunningServer | undefined> {
  const path = resolve(folder);
  let found: RunningServer | undefined;
  await waitWhileProgress({
    what: 'PostgreSQL to answer',
    async isSo() {
      const lock = readLock(path);
      if (lock === undefined || !isServer(lock.pid)) return true;
      const isUp = lock.status === 'ready' || lock.status === 'standby';
      if (!isUp || !(await answers(path, lock.port))) return false;
      found = { url: serverUrl(path, lock.port), port: lock.port, pid: lock.pid };
      return true;
    },
    progress() {
      const lock = readLock(path);
      return lock && `${lock.pid} ${lock.status} ${workOf(lock.pid)}`;
    },
    stalledMs,
    everyMs: 25,
  });
  return found;
}

/**
 * Lets a new server pass the lock of one that is dead: its number may still be a zombie's, or belong to somebody else
 * since a power cut, and PostgreSQL would refuse. A server takes its parent's number for its own, so ours is put in;
 * the rest of the lock stays, by which PostgreSQL sees orphaned workers that still hold the shared memory.
 */
export function passStaleLock(folder: string): void {
  const file = lockIn(folder);
  const lock = readLock(folder);
  // A full disk may leave an empty one, at which PostgreSQL would stop for ever.
  if (lock === undefined && existsSync(file) && statSync(file).size === 0) rmSync(file);
  if (lock === undefined || isServer(lock.pid)) return;
  // Written aside and moved, for the same reason.
  writeFileSync(`${file}.new`, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
  const { uid, gid } = statSync(clusterIn(folder));
  chownSync(`${file}.new`, uid, gid);
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

/** `postmaster.pid` line by line: 1 process, 4 port, 8 status (PostgreSQL documentation, storage-file-layout). */
function readLock(folder: string): { pid: number; port: number; status: string | undefined } | undefined {
  try {
    const lines = readFileSync(lockIn(folder), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() } : undefined;
  } catch {
    return undefined;
  }
}

async function answers(folder: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: serverUrl(folder, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code;
    // Another caller made the database in between; try again and find it.
    if (code === '42P04' || code === '23505') return false;
    // Starting up, shutting down, recovering, or too busy to answer yet.
    if (troubleOf(error) === 'away') return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function isServer(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const name = processStat(pid)?.name;
  return name === undefined || name === 'postgres';
}

function isZombie(pid: number): boolean {
  return processStat(pid)?.fields[0] === 'Z';
}
