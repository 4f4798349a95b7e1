import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { freePort, startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import { buildRelease } from './build/build-release.ts';
import { makeRoot } from './image/make-root.ts';
import { packImage } from './image/pack-image.ts';
import { tryImage } from './image/try-image.ts';

/** What the image may be at most, unpacked. */
const mostBytes = 250e6;

const root = fileURLToPath(new URL('..', import.meta.url));
const runtime = parseEnv(readFileSync(join(root, 'deploy/release/runtime.env'), 'utf8')) as Record<string, string>;
const file = join(root, 'dist/fairhouse-image.tar');
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-image-'));
chmodSync(folder, 0o711);
try {
  if (process.getuid?.() !== 0) throw new CannotRun('The files of the image belong to root: run this as root.');
  await buildRelease(root, join(folder, 'build'), console.log);
  makeRoot(join(folder, 'root'), join(folder, 'build'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const bytes = packImage(join(folder, 'root'), file, `fairhouse:${version}`, runtime);
  if (bytes > mostBytes) throw new CannotRun(`The image is ${Math.round(bytes / 1e6)} MB; it may be 250.`);
  console.log(
    `dist/fairhouse-image.tar: ${Math.round(bytes / 1e6)} MB, packed ${Math.round(statSync(file).size / 1e6)} MB.`,
  );
  console.log(`In it, read-only and without rights, the API was ready after ${Math.round(await openOnce())} ms.`);
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** On a database and with secrets of this moment. */
async function openOnce(): Promise<number> {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), diesWithParent: true });
  try {
    const secret = () => randomBytes(32).toString('hex');
    return await tryImage(join(folder, 'root'), join(folder, 'data'), {
      ...runtime,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DESK_PORT: String(await freePort()),
      DATABASE_URL: database.url,
      FAIRHOUSE_DATA_DIR: '/data',
      PUBLIC_ORIGIN: 'https://play.casino.example',
      STUDIO_ORIGIN: 'https://games.casino.example',
      DESK_ORIGIN: 'https://desk.casino.example',
      SITE_EMAIL: 'support@casino.example',
      WALLET_SECRET: secret(),
      SIGNING_SECRET: secret(),
      FACTOR_SECRET: secret(),
      AUDIT_LOG_KEY: secret(),
      PUSH_KEY: secret(),
      FAIR_LOG_KEY: secret(),
      RECEIPT_KEY: secret(),
      STRIPE_API_KEY: `sk_live_${secret()}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
      STRIPE_FRAME_URL: 'https://pay.casino.example/frame',
    });
  } finally {
    await database.stop();
  }
}
