/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) without any import, so that a round can be checked synchronously in a
 * browser and offline. The servers use the platform's own; a test holds the two against each other. Own code (decision 080): with
 * @noble/hashes every game page begins with 4 kB more.
 */
const roundConstants = new Uint32Array(64);
const initialHash = new Uint32Array(8);

/** The constants are the fractional parts of the cube and square roots of the first 64 and 8 primes. */
function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
  if (!prime) continue;
  if (found < 8) initialHash[found] = fractionBits(Math.sqrt(candidate));
  roundConstants[found++] = fractionBits(Math.cbrt(candidate));
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (message.length * 8) >>> 0);
  return view;
}

function compress(state: Uint32Array, block: DataView, offset: number, schedule: Uint32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const w15 = schedule[i - 15]!;
    const w2 = schedule[i - 2]!;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    schedule[i] = schedule[i - 16]! + s0 + schedule[i - 7]! + s1;
  }
  // Word by word: a chain of a million links goes through here two million times.
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i]! + schedule[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** The 32 bytes of SHA-256. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = initialHash.slice();
  const schedule = new Uint32Array(64);
  const view = padded(message);
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, view, offset, schedule);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    out.setUint32(i * 4, word);
  });
  return new Uint8Array(out.buffer);
}

const digits = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/**
 * A text of 64 hexadecimal digits hashed so often, each time the digits of the hash before: what `sha256Hex` gives in a row, without
 * anything made again, for chains of a million links.
 */
export function hashedTimes(text: string, times: number): string {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new RangeError('a link of a chain has 64 digits');
  const state = new Uint32Array(8);
  const schedule = new Uint32Array(64);
  // The digits are one block; the other says that they are 64 bytes.
  const view = padded(new TextEncoder().encode(text));
  for (let time = 0; time < times; time++) {
    state.set(initialHash);
    compress(state, view, 0, schedule);
    compress(state, view, 64, schedule);
    for (let digit = 0; digit < 64; digit++)
      view.setUint8(digit, digits[(state[digit >> 3]! >>> (28 - 4 * (digit & 7))) & 15]!);
  }
  return new TextDecoder().decode(new Uint8Array(view.buffer, 0, 64));
}

/** HMAC-SHA256 of two texts (UTF-8). */
export function hmacSha256(key: string, message: string): Uint8Array {
  const encoder = new TextEncoder();
  const raw = encoder.encode(key);
  const block = new Uint8Array(64);
  block.set(raw.length > 64 ? sha256(raw) : raw);
  const inner = sha256(joined(xored(block, 0x36), encoder.encode(message)));
  return sha256(joined(xored(block, 0x5c), inner));
}

/** Lower-case hex of the SHA-256 of a text (UTF-8). */
export function sha256Hex(text: string): string {
  return hexOf(sha256(new TextEncoder().encode(text)));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of an even number of hexadecimal digits. */
export function bytesOfHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function xored(block: Uint8Array, mask: number): Uint8Array {
  return block.map((byte) => byte ^ mask);
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const out = new Uint8Array(head.length + tail.length);
  out.set(head);
  out.set(tail, head.length);
  return out;
}
