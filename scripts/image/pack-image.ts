// Own code (decision 080): no package for Node writes an OCI image without a container engine; BuildKit and buildah need one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CannotRun } from '@fairhouse/operation/settings';
import { imageUser } from './make-root.ts';

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

/** What a container of it is, as deploy/release/Dockerfile says the same. */
export function imageConfig(runtime: Record<string, string>) {
  const env = { PATH: '/usr/bin', NODE_ENV: 'production', HOST: '0.0.0.0', FAIRHOUSE_DATA_DIR: '/data', ...runtime };
  const ready =
    "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))";
  return {
    User: `${imageUser}:${imageUser}`,
    Env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
    Entrypoint: ['node'],
    Cmd: ['api.mjs'],
    WorkingDir: '/opt/fairhouse',
    ExposedPorts: { '3000/tcp': {}, '3001/tcp': {}, '3003/tcp': {} },
    Volumes: { '/data': {} },
    StopSignal: 'SIGTERM',
    // Seconds are written as nanoseconds here.
    Healthcheck: { Test: ['CMD', 'node', '-e', ready], Interval: 10e9, Timeout: 3e9, StartPeriod: 20e9, Retries: 3 },
  };
}

/**
 * Packs a root file system into one file that `docker load`, `podman load` and `skopeo copy oci-archive:` read: an image
 * of one layer by the OCI image format 1.0. The same root gives the same bytes. Answers the bytes of the layer unpacked.
 */
export function packImage(root: string, file: string, name: string, runtime: Record<string, string>): number {
  const layout = `${file}.layout`;
  rmSync(layout, { recursive: true, force: true });
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true });
  const tar = join(layout, 'layer.tar');
  run('tar', ['--create', '--file', tar, '--sort=name', '--mtime=@0', '--numeric-owner', '--directory', root, '.']);
  const layer = readFileSync(tar);
  const unpacked = statSync(tar).size;
  rmSync(tar);
  const put = (mediaType: string, bytes: Buffer) => {
    const hex = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(join(layout, 'blobs/sha256', hex), bytes);
    return { mediaType, digest: `sha256:${hex}`, size: bytes.length };
  };
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  const config = put(
    'application/vnd.oci.image.config.v1+json',
    json({
      architecture: architectures[arch()] ?? arch(),
      os: 'linux',
      config: imageConfig(runtime),
      rootfs: { type: 'layers', diff_ids: [`sha256:${createHash('sha256').update(layer).digest('hex')}`] },
      history: [{ created_by: 'npm run image' }],
    }),
  );
  const layers = [put('application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(layer, { level: 6 }))];
  const manifestType = 'application/vnd.oci.image.manifest.v1+json';
  const manifest = put(manifestType, json({ schemaVersion: 2, mediaType: manifestType, config, layers }));
  const annotations = { 'org.opencontainers.image.ref.name': name, 'io.containerd.image.name': name };
  writeFileSync(join(layout, 'index.json'), json({ schemaVersion: 2, manifests: [{ ...manifest, annotations }] }));
  writeFileSync(join(layout, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
  run('tar', [
    '--create',
    '--file',
    `${file}.new`,
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--directory',
    layout,
    '.',
  ]);
  renameSync(`${file}.new`, file);
  rmSync(layout, { recursive: true });
  return unpacked;
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args);
  if (status !== 0) throw new CannotRun(`${program} failed: ${stderr}`);
}
