import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@fairhouse/testing';
import type { S3Settings } from './read-settings.ts';

const kinds = ['account', 'container', 'object'] as const;
const readyWithinMs = 60_000;

/** As Swift's `tempauth` names a user, and its `s3api` the key that belongs to it. */
const user = { key: 'casino:uploads', secret: 'a-secret-of-the-uploads' };

/**
 * OpenStack Swift of Debian (`swift-proxy`, `swift-account`, `swift-container`, `swift-object`) with its S3 interface, one
 * server of each kind on loopback, without rights of root: a server of objects as others run it.
 */
export async function startSwift(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-swift-'));
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  writeFileSync(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = fairhouse\n');
  for (const kind of kinds) {
    const port = await freePort();
    writeFileSync(join(folder, `${kind}.conf`), serverConf(folder, kind, port));
    const ring = (...words: string[]) =>
      execFileSync('/usr/bin/swift-ring-builder', [join(folder, `${kind}.builder`), ...words], { stdio: 'ignore' });
    ring('create', '4', '1', '1');
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    ring('rebalance');
  }
  const port = await freePort();
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, port));
  const children = [...kinds, 'proxy'].map((kind) =>
    spawn(`/usr/bin/swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: 'ignore' }),
  );
  const endpoint = `http://127.0.0.1:${port}`;
  const close = async () => {
    await Promise.all(children.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(endpoint);
  } catch (error) {
    await close();
    throw error;
  }
  return { settings: { endpoint, region: 'us-east-1', bucket: 'uploads', ...user }, close };
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 0
log_address = /dev/null
`;

const serverConf = (folder: string, kind: string, port: number) => `${common(folder, port)}devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

// Where there is no memcached it asks the rings each time.
const proxyConf = (folder: string, port: number) => `${common(folder, port)}[pipeline:main]
pipeline = cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_${user.key.replace(':', '_')} = ${user.secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

async function answers(endpoint: string): Promise<void> {
  const givesUpAt = performance.now() + readyWithinMs;
  for (;;) {
    const status = await fetch(endpoint, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status,
      () => undefined,
    );
    if (status !== undefined) return;
    if (performance.now() > givesUpAt) throw new Error('swift did not become ready');
    await pause(50);
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}
