import { inTransaction } from '@fairhouse/database';
import { lockBooks } from '@fairhouse/ledger';
import type pg from 'pg';
import type { SessionMember } from '../../http/session.ts';
import type { GamePort } from './game.port.ts';
import { endSession } from './session.store.ts';

/** Ends this session, and the games of the member with it: a game left open in another window takes no bet. */
export async function logout(db: pg.Pool, games: GamePort, member: SessionMember): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBooks(tx, [member.id]);
    await endSession(tx, member.sessionId);
    await games.endGameSessions(tx, member.id);
  });
}
