import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import type { SessionMember } from '../../http/session.ts';
import type { GamePort } from './game.port.ts';
import { endSession } from './session.store.ts';

/** Ends this session, and the games of the member with it: a game left open in another window takes no bet. */
export async function logout(db: pg.Pool, games: GamePort, member: SessionMember): Promise<void> {
  await inTransaction(db, async (tx) => {
    // First, since it locks the book, as bets do before any other row.
    await games.endGameSessions(tx, member.id);
    await endSession(tx, member.sessionId);
  });
}
