import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';

/** What node and the machine code of our libraries are linked with, authorities of TLS, and time zones. */
const packages = ['libc6', 'libstdc++6', 'libgcc-s1', 'ca-certificates', 'tzdata'];
/** Whom the programs run as. */
export const imageUser = 10_001;

/** A root file system of Debian's packages without a shell or a package manager, with node and the built programs. */
export function makeRoot(folder: string, build: string): void {
  rmSync(folder, { recursive: true, force: true });
  const made = spawnSync(
    'mmdebstrap',
    ['--quiet', '--variant=extract', `--include=${packages.join()}`, 'bookworm', folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (made.error)
    throw new CannotRun('The image is made by mmdebstrap, which is not there: apt-get install mmdebstrap.');
  if (made.status !== 0) throw new CannotRun('mmdebstrap could not make the root file system; see above.');
  for (const left of [
    'usr/share/man',
    'usr/share/doc',
    'usr/share/perl5',
    'var/lib/apt',
    'var/cache',
    'var/lib/dpkg/info',
  ])
    rmSync(join(folder, left), { recursive: true, force: true });
  trustAuthorities(folder);
  cpSync(process.execPath, join(folder, 'usr/bin/node'), { dereference: true });
  cpSync(build, join(folder, 'opt/fairhouse'), { recursive: true });
  writeFileSync(
    join(folder, 'etc/passwd'),
    `root:x:0:0::/:/nologin\nfairhouse:x:${imageUser}:${imageUser}::/data:/nologin\n`,
  );
  writeFileSync(join(folder, 'etc/group'), `root:x:0:\nfairhouse:x:${imageUser}:\n`);
  for (const place of ['proc', 'sys', 'run', 'dev', 'data']) mkdirSync(join(folder, place), { recursive: true });
  chownSync(join(folder, 'data'), imageUser, imageUser);
}

/** What update-ca-certificates would do, for which there is no shell in there. */
function trustAuthorities(folder: string): void {
  const all = spawnSync('sh', ['-c', `cat ${join(folder, 'usr/share/ca-certificates/mozilla')}/*.crt`], {
    maxBuffer: 16 * 2 ** 20,
  });
  mkdirSync(join(folder, 'etc/ssl/certs'), { recursive: true });
  writeFileSync(join(folder, 'etc/ssl/certs/ca-certificates.crt'), all.stdout);
}
