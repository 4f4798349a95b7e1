import { drandKey, drandValue } from '@fairhouse/game-math/drand';
import { z } from 'zod';
import { readJson } from '../../read-json.ts';
import type { Beacon, BeaconReading } from './beacon.ts';

/** A network that speaks drand's protocol: who it is, and whom to ask. */
export interface DrandNetwork {
  /** As players are told. */
  name: string;
  chainHash: string;
  /** A point of G2, compressed; 192 hexadecimal digits. */
  publicKey: string;
  /** Seconds since 1970 of round 1, and between two rounds. */
  genesis: number;
  period: number;
  /** Relays, asked one after the other; what they answer is believed for its signature alone. */
  addresses: readonly string[];
}

const answered = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });
const largestAnswerCharacters = 4_096;
/** So many values lie between publication and the one that becomes the salt: half a minute of quicknet. */
const valuesAhead = 10;

/** Values of a drand network (https://docs.drand.love/docs/dev-guide/3-4-dev-guide-http-api), each verified by its key. */
export function drandBeacon(
  { name, chainHash, publicKey, genesis, period, addresses }: DrandNetwork,
  now: () => number = Date.now,
  timeoutMs = 4_000,
): Beacon {
  const key = drandKey(publicKey);
  const roundAt = (ms: number) => Math.floor((ms / 1_000 - genesis) / period) + 1;

  async function askOne(address: string, round: number): Promise<BeaconReading> {
    let text: string;
    try {
      const answer = await fetch(`${address}/${chainHash}/public/${round}`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      text = await answer.text();
      if (!answer.ok || text.length > largestAnswerCharacters) return { ok: false, reason: 'silent' };
    } catch {
      return { ok: false, reason: 'silent' };
    }
    const read = answered.safeParse(readJson(text));
    if (!read.success) return { ok: false, reason: 'silent' };
    const { signature } = read.data;
    const value = read.data.round === round ? drandValue(key, round, signature) : undefined;
    return value === undefined ? { ok: false, reason: 'forged' } : { ok: true, value, signature };
  }

  return {
    name: `${name}, chain ${chainHash}`,
    roundAhead: (atMs) => Math.max(0, roundAt(atMs)) + valuesAhead,
    async valueOf(round) {
      if (roundAt(now()) < round) return { ok: false, reason: 'not_yet' };
      let reading: BeaconReading = { ok: false, reason: 'silent' };
      for (const address of addresses) {
        const one = await askOne(address, round);
        if (one.ok) return one;
        // An answer that nobody signed is reported before a silent node.
        if (one.reason === 'forged') reading = one;
      }
      return reading;
    },
  };
}
