import { jsonRpc, RpcError, type Send } from '../json-rpc.ts';

/** What a node of bitcoin's family does with a transaction that was sent to it. */
export type Sent = { outcome: 'accepted' } | { outcome: 'unknown'; reason: string };

export interface PayoutNode {
  /** Sends a signed transaction, any number of times. */
  send(hex: string): Promise<Sent>;
  /** Smallest units for a virtual byte, so that it is mined within about an hour. */
  feePerVbyte(): Promise<bigint>;
}

/** Errors of the node: the transaction is in a block already. */
const inChainAlready = -27;

const blocksToWait = 6;
const fallbackFee = 10n;
/** No estimate is worth more; a node that says so is wrong. */
const largestFee = 500n;

/** A node that takes payouts. No answer, and a refusal too, is `unknown`: an earlier sending may have been heard. */
export function openPayoutNode(rpcUrl: string, carry?: Send): PayoutNode {
  const rpc = jsonRpc(rpcUrl, carry);
  return {
    async send(hex) {
      try {
        await rpc('sendrawtransaction', [hex]);
        return { outcome: 'accepted' };
      } catch (error) {
        if (error instanceof RpcError && error.code === inChainAlready) return { outcome: 'accepted' };
        return {
          outcome: 'unknown',
          reason: error instanceof RpcError ? `${error.code} ${error.message}` : 'no answer',
        };
      }
    },
    async feePerVbyte() {
      const { feerate } = await rpc<{ feerate?: number }>('estimatesmartfee', [blocksToWait]);
      if (feerate === undefined) return fallbackFee;
      // Whole coins for 1,000 bytes.
      const fee = BigInt(Math.ceil((feerate * 1e8) / 1_000));
      return fee > largestFee ? largestFee : fee;
    },
  };
}
