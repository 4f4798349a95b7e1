import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonRpc } from '../json-rpc.ts';
import { type LocalNode, runNode } from './run-node.ts';

/** Blocks of the beginning: coins of a block can be spent after a hundred more, so the wallet begins with 2,500. */
const firstBlocks = 150;

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
export async function startLitecoinNode(folder: string, port: number): Promise<LocalNode> {
  const program = litecoinProgram();
  if (!program) throw new Error('litecoind is missing; install it with "apt-get install litecoind".');
  const password = randomBytes(16).toString('hex');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(
    join(folder, 'litecoin.conf'),
    `regtest=1\n[regtest]\nrpcport=${port}\nrpcbind=127.0.0.1\nrpcallowip=127.0.0.1\nrpcuser=house\nrpcpassword=${password}\n`,
    { mode: 0o600 },
  );
  const rpcUrl = `http://house:${password}@127.0.0.1:${port}`;
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
  const node = await runNode(program, args, rpcUrl, () => rpc('getblockcount'));
  try {
    const loaded = await rpc<string[]>('listwallets');
    if (!loaded.includes('bank')) await rpc('createwallet', ['bank']).catch(() => rpc('loadwallet', ['bank']));
    if ((await rpc<number>('getblockcount')) < firstBlocks) {
      await rpc('generatetoaddress', [firstBlocks, await rpc('getnewaddress')]);
    }
    return node;
  } catch (error) {
    await node.stop();
    throw error;
  }
}
