import type { FreeRounds } from '@fairhouse/betting';
import type { FreeRoundsShown } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import type { GrantedGame } from './game.store.ts';

/** Free rounds as players and staff see them. */
export function freeRoundsWire(rounds: FreeRounds, game: GrantedGame | undefined): FreeRoundsShown {
  const { currency, gameCode } = rounds;
  const text = (minor: bigint) => toWire(amountOf(currency, minor));
  const { id, code, name, cover } = game ?? { id: 1, code: gameCode, name: gameCode, cover: '' };
  return {
    id: rounds.id,
    game: { id, code, name, cover },
    currency,
    stake: text(rounds.stake),
    count: rounds.count,
    used: rounds.used,
    won: text(rounds.won),
    winMost: text(rounds.winMost),
    wagering: rounds.wagering,
    createTime: rounds.givenAt.toISOString(),
    expireTime: rounds.expiresAt.toISOString(),
    state: rounds.state,
    paid: rounds.paid === null ? null : text(rounds.paid),
  };
}
