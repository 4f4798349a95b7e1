import { createRequire } from 'node:module';
import { jsonRpc } from '../json-rpc.ts';
import { type LocalNode, runNode } from './run-node.ts';
import { placeToken } from './token.ts';

/** Ids of chains that exist nowhere else. */
export const localChainIds = { ethereum: 31_337, bsc: 31_338 } as const;

/** An ethereum node of its own, in memory, with accounts that have coins to give and a token like Tether's. */
export async function startAnvilNode(chainId: number, port: number): Promise<LocalNode> {
  const rpcUrl = `http://127.0.0.1:${port}`;
  const rpc = jsonRpc(rpcUrl);
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--silent'];
  const node = await runNode(anvilProgram(), args, rpcUrl, () => rpc('eth_blockNumber'));
  try {
    await placeToken(rpc);
    return node;
  } catch (error) {
    await node.stop();
    throw error;
  }
}

/** The program itself, not the script that starts it: a script would leave it behind when it is killed. */
function anvilProgram(): string {
  const system = { darwin: 'darwin', linux: 'linux' }[process.platform as string];
  const machine = { x64: 'amd64', arm64: 'arm64' }[process.arch as string];
  const own = createRequire(import.meta.url);
  const outer = createRequire(own.resolve('@foundry-rs/anvil/package.json'));
  return outer.resolve(`@foundry-rs/anvil-${system}-${machine}/bin/anvil`);
}
