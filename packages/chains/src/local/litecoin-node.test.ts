import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairhouse/database/embedded';
import { expect, it, onTestFinished, vi } from 'vitest';
import { jsonRpc } from '../json-rpc.ts';
import { startLitecoinNode } from './litecoin-node.ts';

const slowNode = fileURLToPath(new URL('./fixtures/slow-litecoind.mjs', import.meta.url));

it('starts when the answer to the creation of the wallet is lost and the wallet is loaded later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-slow-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('LITECOIND_PATH', slowNode);
  onTestFinished(() => void vi.unstubAllEnvs());
  const node = await startLitecoinNode(folder, await freePort());
  onTestFinished(() => node.stop());
  expect(await jsonRpc(node.rpcUrl)('getblockcount')).toBe(150);
});
