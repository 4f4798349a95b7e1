import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { jsonRpc, type Rpc } from '../json-rpc.ts';
import { type LocalNode, type NodeOptions, runNode } from './run-node.ts';

/** Blocks of the beginning: coins of a block can be spent after a hundred more, so the wallet begins with 2,500. */
const firstBlocks = 150;
/** So many at a time, so that one call never takes long. */
const blocksAtOnce = 10;
/** A node that does nothing for so long does not open its wallet any more. */
const stalledMs = 60_000;

/** Where Debian's package `litecoind` puts it; LITECOIND_PATH names another. */
export function litecoinProgram(): string | undefined {
  const path = process.env.LITECOIND_PATH || '/usr/bin/litecoind';
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}

/** A litecoin node on a chain of its own (regtest), with a wallet `bank` that has coins to give. */
export async function startLitecoinNode(folder: string, port: number, options: NodeOptions = {}): Promise<LocalNode> {
  const program = litecoinProgram();
  if (!program) throw new Error('litecoind is missing; install it with "apt-get install litecoind".');
  const password = randomBytes(16).toString('hex');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(
    join(folder, 'litecoin.conf'),
    `regtest=1\n[regtest]\nrpcport=${port}\nrpcbind=127.0.0.1\nrpcallowip=127.0.0.1\nrpcuser=casino\nrpcpassword=${password}\n`,
    { mode: 0o600 },
  );
  const rpcUrl = `http://casino:${password}@127.0.0.1:${port}`;
  const rpc = jsonRpc(rpcUrl);
  const args = [
    `-datadir=${folder}`,
    '-server=1',
    '-listen=0',
    '-dnsseed=0',
    '-txindex=1',
    '-fallbackfee=0.0001',
    // Extension blocks would stop a chain of one miner at block 432.
    '-vbparams=mweb:-2:0',
  ];
  const node = await runNode(program, args, rpcUrl, () => rpc('getblockcount'), options);
  try {
    await openBank(rpc, node, options);
    const address = await rpc('getnewaddress');
    while ((await rpc<number>('getblockcount')) < firstBlocks) {
      options.signal?.throwIfAborted();
      await rpc('generatetoaddress', [blocksAtOnce, address]);
    }
    return node;
  } catch (error) {
    await node.stop();
    throw error;
  }
}

/**
 * Creates the wallet at the first start and loads it at a later one. On a busy disk the node takes longer than one call
 * waits, and continues with it: so the state is asked for until the wallet is there.
 */
async function openBank(rpc: Rpc, { pid }: LocalNode, { say, signal }: NodeOptions): Promise<void> {
  let refusal: unknown;
  const refused = (error: unknown) => {
    refusal = error;
  };
  const isOpen = await waitWhileProgress({
    what: 'litecoind to open its wallet',
    async isSo() {
      if ((await rpc<string[]>('listwallets').catch((): string[] => [])).includes('bank')) return true;
      await rpc('createwallet', ['bank']).catch(() => rpc('loadwallet', ['bank']).catch(refused));
      return false;
    },
    progress: () => workOf(pid),
    stalledMs,
    everyMs: 20,
    say,
    signal,
  });
  if (!isOpen) throw new Error('litecoind does not open its wallet', { cause: refusal });
}
