import type { Posting } from './member.ts';

type Link = Pick<Posting, 'seq' | 'hash' | 'previousHash' | 'hashed'>;

export type ChainCheck =
  | { ok: true; checked: number; fromStart: boolean }
  | { ok: false; seq: number; why: 'hash' | 'link' | 'head' | 'start' };

interface Chain {
  /** The newest first, without a gap. */
  rows: readonly Link[];
  /** What the newest has to be; undefined where the newest is not among them. */
  head?: string | undefined;
  genesis: string;
}

/** Works every hash out again here, and that each posting hangs on the one before. */
export async function checkChain({ rows, head, genesis }: Chain): Promise<ChainCheck> {
  const newest = rows[0];
  if (newest && head !== undefined && newest.hash !== head) return { ok: false, seq: newest.seq, why: 'head' };
  for (const [at, row] of rows.entries()) {
    const made = await sha256(bytesOf(row.previousHash), new TextEncoder().encode(row.hashed));
    if (made !== row.hash) return { ok: false, seq: row.seq, why: 'hash' };
    const before = rows[at + 1];
    if (before && before.hash !== row.previousHash) return { ok: false, seq: row.seq, why: 'link' };
  }
  const oldest = rows.at(-1);
  const fromStart = oldest?.seq === 1;
  if (oldest && fromStart && (await sha256(new TextEncoder().encode(genesis))) !== oldest.previousHash)
    return { ok: false, seq: 1, why: 'start' };
  return { ok: true, checked: rows.length, fromStart };
}

async function sha256(...parts: Uint8Array[]): Promise<string> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
