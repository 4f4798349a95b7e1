import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { jsonRpc } from '../json-rpc.ts';
import { startLitecoinNode } from './litecoin-node.ts';

const slowNode = fileURLToPath(new URL('./fixtures/slow-litecoind.mjs', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

it('starts when the answer to the creation of the wallet is lost and the wallet is loaded later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-slow-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('LITECOIND_PATH', slowNode);
  onTestFinished(() => void vi.unstubAllEnvs());
  const node = await startLitecoinNode(folder, await freePort());
  onTestFinished(() => node.stop());
  expect(await jsonRpc(node.rpcUrl)('getblockcount')).toBe(150);
});
