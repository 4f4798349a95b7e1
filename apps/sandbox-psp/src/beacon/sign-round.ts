import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fakeBeacon } from './beacon-network.ts';

const { hash, sign, getPublicKey } = bls12_381.shortSignatures;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Below the order of the group, whose first byte is 73. */
const secretKey = sha256('the fake beacon of the sandbox');
secretKey[0] = 1;

const beaconId = 'fake';
/** Nobody's: a network of one. */
const groupHash = sha256(beaconId);

/** drand's answer under `info` (scheme bls-unchained-g1-rfc9380); its hash is SHA-256 of period, genesis, key, group and name. */
export function beaconInfo() {
  const { period, genesis } = fakeBeacon;
  const times = Buffer.alloc(12);
  times.writeUInt32BE(period);
  times.writeBigInt64BE(BigInt(genesis), 4);
  const publicKey = Buffer.from(getPublicKey(secretKey).toBytes());
  return {
    public_key: publicKey.toString('hex'),
    period,
    genesis_time: genesis,
    hash: sha256(Buffer.concat([times, publicKey, groupHash, Buffer.from(beaconId)])).toString('hex'),
    groupHash: groupHash.toString('hex'),
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: beaconId },
  };
}

/** drand's answer under `public/<round>`: SHA-256 of the round in eight bytes is signed, and the value is SHA-256 of that. */
export function signRound(round: number): { round: number; randomness: string; signature: string } {
  const reported = Buffer.alloc(8);
  reported.writeBigUInt64BE(BigInt(round));
  const signature = sign(hash(sha256(reported)), secretKey).toBytes();
  const bytes = Buffer.from(signature);
  return { round, randomness: sha256(bytes).toString('hex'), signature: bytes.toString('hex') };
}
