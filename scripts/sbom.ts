import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notFree, partsOf } from './parts/licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { cwd: root, maxBuffer: 64 * 2 ** 20, stdio: ['ignore', 'pipe', 'inherit'] },
);
const breaches = notFree(partsOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))));
for (const { name, licence } of breaches) console.error(`${name} is under ${licence}: it may not be shipped.`);
if (status !== 0 || breaches.length > 0) process.exit(1);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/fairhouse-sbom.json'), stdout);
const { components } = JSON.parse(stdout.toString('utf8')) as { components: unknown[] };
console.log(`dist/fairhouse-sbom.json: ${components.length} parts, by CycloneDX.`);
