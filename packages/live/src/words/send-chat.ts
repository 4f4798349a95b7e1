import type { LiveMessage, LiveWord } from '@fairhouse/contract/play';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { SessionRow } from '@fairhouse/rgs';
import { type Broker, channels } from '../broker/broker.ts';
import { allowedChatText } from './allowed-chat-text.ts';
import { showWord } from './read-words.ts';
import { chatAt, chatSince, insertWord, isMuted, lockSpeaker, speakerIdOf } from './word.store.ts';

/** So many messages one player may write in a time, at all tables together. */
const most = 10;
const withinMs = 5 * 60_000;

export interface ChatDeps {
  db: Database;
  broker: Pick<Broker, 'publish'>;
  clock(): Date;
}

export type Said =
  | { ok: true; word: LiveWord }
  | { ok: false; reason: 'nothing_said' | 'mail_needed' | 'muted' | 'not_to_be_said' }
  | { ok: false; reason: 'said_too_often'; retryAfterMs: number };

/** Says something at the table of the session: where that is on, for money, as long as nobody has muted the player. */
export async function sendChat(
  deps: ChatDeps,
  session: Pick<SessionRow, 'gameCode' | 'walletUser' | 'alias' | 'chat'>,
  typed: string,
): Promise<Said> {
  const { gameCode: table, walletUser, alias, chat } = session;
  // Who plays for fun is nobody whom the casino could answer for.
  if (walletUser === null || alias === null || chat === 'off') return { ok: false, reason: 'nothing_said' };
  if (chat === 'read') return { ok: false, reason: 'mail_needed' };
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
  const chat = await chatAt(tx, table);
  if (!chat?.isOn) return { ok: false, reason: 'nothing_said' };
  await lockSpeaker(tx, walletUser);
  if (await isMuted(tx, walletUser, now)) return { ok: false, reason: 'muted' };
  const retryAfterMs = waitMs(
    await chatSince(tx, walletUser, new Date(now.getTime() - withinMs), most),
    now,
    chat.everyMs,
  );
  if (retryAfterMs > 0) return { ok: false, reason: 'said_too_often', retryAfterMs };
  const text = allowedChatText(typed);
  if (text === undefined) return { ok: false, reason: 'not_to_be_said' };
  const by = await speakerIdOf(tx, walletUser);
  const id = await insertWord(tx, { table, walletUser, alias, text, at: now });
  return { ok: true, word: showWord({ id, by, alias, text, at: now, removedAt: null }) };
}

/** How long until the next one may be said; `said` is what was said within the time, the newest first. */
function waitMs(said: readonly Date[], now: Date, everyMs: number): number {
  const ageMs = (at: Date) => now.getTime() - at.getTime();
  const newest = said[0];
  const last = newest ? everyMs - ageMs(newest) : 0;
  const many = said.length === most ? withinMs - ageMs(said.at(-1)!) : 0;
  return Math.max(0, last, many);
}

function publishWord(broker: Pick<Broker, 'publish'>, table: string, word: LiveWord): void {
  broker.publish(channels.tables, { type: 'word', table, word } satisfies LiveMessage);
}
