import { openGroupCommit, type RowField } from '@fairhouse/database';
import { assertBetTransition, type BetState } from './bet.states.ts';

export interface PlaceBet {
  betId: string;
  table: string;
  round: number;
  playerId: string;
  sessionId: string;
  playId: string;
  walletUser: string | null;
  alias: string | null;
  currency: string;
  bet: unknown;
  cost: bigint;
  mostBets: number;
  askAgainMs: number;
}

export interface PlacedBet {
  result: 'asked' | 'replayed' | 'play_id_reused' | 'bets_closed' | 'too_many_bets';
  betId: string;
}

export interface MoveBet {
  bet: { id: string; table: string; state: BetState };
  after: BetState;
  refusal?: string | undefined;
  /** Minor units, as the wallet told it. */
  balance?: bigint | undefined;
  action?: string | undefined;
  win?: bigint | undefined;
  outcome?: unknown;
  /** When somebody has to look at the bet next; never, by default. */
  workAfterMs?: number | undefined;
  /** Of the writer of the table; of nobody else. */
  fence?: bigint | undefined;
}

/**
 * The two writes of a bet, shared with those of others that come at the same time. Durable when they resolve; they reject as every
 * group commit does: busy, or outcome unknown.
 */
export interface BetCommits {
  place(bet: PlaceBet): Promise<PlacedBet>;
  /** False when the bet stood elsewhere already, or the fence is not the table's any more. */
  move(move: MoveBet): Promise<boolean>;
  /** Rejects when bets cannot be written now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** One connection for each of the two: while bets are placed, others are decided. */
export function openBetCommits({ url, schema }: { url: string; schema: string }): BetCommits {
  const common = { url, schema, connections: 1, maxQueued: 10_000 };
  const places = openGroupCommit<PlaceBet, PlacedBet>({
    ...common,
    call: 'live_bet_place_batch',
    rowType: 'live_bet_to_place',
    mostUnderWay: 1,
    memberOf: ({ playerId }) => playerId,
    fieldsOf: placeFields,
    decode: decodePlaced,
  });
  const moves = openGroupCommit<MoveBet, boolean>({
    ...common,
    call: 'live_bet_move_batch',
    rowType: 'live_bet_to_move',
    memberOf: ({ bet }) => bet.id,
    fieldsOf: moveFields,
    decode: (wire) => wire === 'moved',
  });
  return {
    place: places.submit,
    move(move) {
      assertBetTransition(move.bet.state, move.after);
      return moves.submit(move);
    },
    async probe() {
      await Promise.all([places.probe(), moves.probe()]);
    },
    async close() {
      await Promise.all([places.close(), moves.close()]);
    },
  };
}

function placeFields(b: PlaceBet): RowField[] {
  return [
    b.betId,
    b.table,
    b.round,
    b.playerId,
    b.sessionId,
    b.playId,
    b.walletUser,
    b.alias,
    b.currency,
    JSON.stringify(b.bet),
    b.cost,
    b.mostBets,
    b.askAgainMs,
  ];
}

function decodePlaced(wire: string, { betId }: PlaceBet): PlacedBet {
  const [result, about] = wire.split(' ') as [PlacedBet['result'], string];
  // Given again after a broken connection, a bet finds itself.
  return { result: result === 'replayed' && about === betId ? 'asked' : result, betId: about };
}

function moveFields({ bet, after, refusal, balance, action, win, outcome, workAfterMs, fence }: MoveBet): RowField[] {
  const published = outcome === undefined ? undefined : JSON.stringify(outcome);
  return [bet.id, bet.table, bet.state, after, refusal, balance, action, win, published, workAfterMs, fence];
}
