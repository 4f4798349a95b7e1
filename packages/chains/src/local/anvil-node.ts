import { createRequire } from 'node:module';
import { jsonRpc } from '../json-rpc.ts';
import { type LocalNode, type NodeOptions, runNode } from './run-node.ts';
import { placeToken } from './token.ts';

/** Ids of chains that exist nowhere else. */
export const localChainIds = { ethereum: 31_337, bsc: 31_338 } as const;

/** An ethereum node of its own, in memory, with accounts that have coins to give and a token like Tether's. */
export async function startAnvilNode(chainId: number, port: number, options?: NodeOptions): Promise<LocalNode> {
  const rpcUrl = `http://127.0.0.1:${port}`;
  const rpc = jsonRpc(rpcUrl);
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--silent'];
  const program = anvilProgram();
  if (!program) throw new Error('the ethereum node is missing: name one with ANVIL_PATH');
  const node = await runNode(program, args, rpcUrl, () => rpc('eth_blockNumber'), options);
  try {
    await placeToken(rpc);
    return node;
  } catch (error) {
    await node.stop();
    throw error;
  }
}

/**
 * The program itself, not the script that starts it: a script would leave it behind when it is killed. Only Linux's is
 * among our dependencies; ANVIL_PATH names another.
 */
export function anvilProgram(): string | undefined {
  if (process.env.ANVIL_PATH) return process.env.ANVIL_PATH;
  try {
    return createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/bin/anvil');
  } catch {
    return undefined;
  }
}
