const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** A public key's hash as an address of Bitcoin Cash (its specification "CashAddr"), with its prefix. */
export function cashAddress(prefix: string, pubKeyHash: Uint8Array): string {
  // Version 0: pay to a public key's hash of 160 bits.
  const payload = inFives(Uint8Array.of(0, ...pubKeyHash));
  const checked = [...prefixInFives(prefix), 0, ...payload, 0, 0, 0, 0, 0, 0, 0, 0];
  const checksum = checksumOf(checked);
  const tail = Array.from({ length: 8 }, (_, place) => Number((checksum >> BigInt(5 * (7 - place))) & 31n));
  return `${prefix}:${[...payload, ...tail].map((value) => alphabet[value]).join('')}`;
}

function prefixInFives(prefix: string): number[] {
  return [...prefix].map((letter) => letter.charCodeAt(0) & 31);
}

function inFives(bytes: Uint8Array): number[] {
  const out: number[] = [];
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      out.push((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  if (bits > 0) out.push((held << (5 - bits)) & 31);
  return out;
}

function checksumOf(values: number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [place, generator] of generators.entries()) if ((top >> BigInt(place)) & 1n) sum ^= generator;
  }
  return sum ^ 1n;
}
