/** Draws a whole number from 0 to n − 1, every one equally likely; n from 1 to 2³². */
export type DrawBelow = (n: number) => number;

/** HMAC-SHA256 of the message under the key, both UTF-8: 32 bytes. */
export type Hmac = (key: string, message: string) => Uint8Array;

export interface FairSeeds {
  /** 32 random bytes in lower-case hex; the text itself is the key. */
  serverSeed: string;
  clientSeed: string;
  /** Number of the round under this pair of seeds, from 0. */
  nonce: number;
}

/**
 * The numbers of one round. Block r is HMAC(serverSeed, `clientSeed:nonce:r`), read as eight 32-bit big-endian
 * words. A word of 2³² − (2³² mod n) or more is thrown away, so that no number below n is favoured.
 */
export function fairStream(seeds: FairSeeds, hmac: Hmac): DrawBelow {
  let block: DataView | undefined;
  let blockNumber = 0;
  let offset = 32;
  const word = (): number => {
    if (!block || offset === 32) {
      const bytes = hmac(seeds.serverSeed, `${seeds.clientSeed}:${seeds.nonce}:${blockNumber++}`);
      block = new DataView(bytes.buffer, bytes.byteOffset, 32);
      offset = 0;
    }
    const value = block.getUint32(offset);
    offset += 4;
    return value;
  };
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`cannot draw below ${n}`);
    const limit = 2 ** 32 - (2 ** 32 % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };
}
