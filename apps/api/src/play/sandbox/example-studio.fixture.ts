import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

export const kitFolder = fileURLToPath(new URL('../../../../../kits/vendor-certification', import.meta.url));

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export interface RunningStudio {
  stop(): Promise<void>;
}

/** The example studio as it is shipped, or with a part of its text replaced, in a process of its own. */
export async function startExampleStudio(
  folder: string,
  env: { WALLET_URL: string; VENDOR_ID: string; VENDOR_SECRET: string; PORT: string },
  change: [from: string, to: string] = ['', ''],
): Promise<RunningStudio> {
  const source = readFileSync(join(kitFolder, 'example/studio.ts'), 'utf8');
  if (!source.includes(change[0])) throw new Error(`the example studio has no "${change[0]}"`);
  const { code } = transformSync(source.replace(...change), { loader: 'ts', format: 'esm' });
  const file = join(folder, `studio-${env.PORT}.mjs`);
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    env: { ...env, CERTIFY: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('the studio has ended'))),
  ]);
  return {
    async stop() {
      child.kill();
      await exited;
    },
  };
}
