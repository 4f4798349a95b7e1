import type { LiveMessage, LiveWord } from '@fairhouse/contract/play';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { SessionRow } from '@fairhouse/rgs';
import { type Broker, channels } from '../broker/broker.ts';
import { allowedChatText } from './allowed-chat-text.ts';
import { chatSince, insertWord, isMuted, lockSpeaker, wordsAreOn } from './word.store.ts';

/** So often one player may say something at all tables together. */
const leastMs = 3_000;
const most = 10;
const withinMs = 5 * 60_000;

export interface ChatDeps {
  db: Database;
  broker: Pick<Broker, 'publish'>;
  clock(): Date;
}

export type Said =
  | { ok: true; word: LiveWord }
  | { ok: false; reason: 'nothing_said' | 'muted' | 'not_to_be_said' }
  | { ok: false; reason: 'said_too_often'; retryAfterMs: number };

/** Says something at the table of the session: where that is on, for money, as long as nobody has muted the player. */
export async function sendChat(
  deps: ChatDeps,
  session: Pick<SessionRow, 'gameCode' | 'walletUser' | 'alias'>,
  typed: string,
): Promise<Said> {
  const { gameCode: table, walletUser, alias } = session;
  // Who plays for fun is nobody whom the casino could answer for.
  if (walletUser === null || alias === null) return { ok: false, reason: 'nothing_said' };
  const said = await inTransaction(deps.db, (tx) => write(tx, { table, walletUser, alias, typed, now: deps.clock() }));
  if (said.ok) publishWord(deps.broker, table, said.word);
  return said;
}

interface Saying {
  table: string;
  walletUser: string;
  alias: string;
  typed: string;
  now: Date;
}

async function write(tx: Transaction, { table, walletUser, alias, typed, now }: Saying): Promise<Said> {
  if (!(await wordsAreOn(tx, table))) return { ok: false, reason: 'nothing_said' };
  await lockSpeaker(tx, walletUser);
  if (await isMuted(tx, walletUser, now)) return { ok: false, reason: 'muted' };
  const retryAfterMs = waitMs(await chatSince(tx, walletUser, new Date(now.getTime() - withinMs), most), now);
  if (retryAfterMs > 0) return { ok: false, reason: 'said_too_often', retryAfterMs };
  const text = allowedChatText(typed);
  if (text === undefined) return { ok: false, reason: 'not_to_be_said' };
  const id = await insertWord(tx, { table, walletUser, alias, text, at: now });
  return { ok: true, word: { id: String(id), player: alias, text, at: now.toISOString() } };
}

/** How long until the next one may be said; `said` is what was said within the time, the newest first. */
function waitMs(said: readonly Date[], now: Date): number {
  const ageMs = (at: Date) => now.getTime() - at.getTime();
  const newest = said[0];
  const last = newest ? leastMs - ageMs(newest) : 0;
  const many = said.length === most ? withinMs - ageMs(said.at(-1)!) : 0;
  return Math.max(0, last, many);
}

function publishWord(broker: Pick<Broker, 'publish'>, table: string, word: LiveWord): void {
  broker.publish(channels.tables, { type: 'word', table, word } satisfies LiveMessage);
}
