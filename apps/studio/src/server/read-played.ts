import type { PlayOutput } from '@fairhouse/contract/play';
import { type BetRow, type LiveCasino, readBet } from '@fairhouse/live';
import type { Currency } from '@fairhouse/money';
import type { Receipt } from '@fairhouse/record-proof';
import { isId, type RoundRow, readRoundSeed, type Studio } from '@fairhouse/rgs';
import type { ReceiptSigner } from './fair/receipt-signer.ts';
import { receiptOfBetNow, receiptOfRound } from './fair/receipts.ts';
import { betAsRound, proofOfBet, showRecordedBet } from './live/show-bet-as-round.ts';
import { readWholeRound } from './read-whole-round.ts';
import { showRecorded } from './show-recorded.ts';
import type { ShownRound } from './show-round.ts';

/** A round of one player, or a bet in a shared one: for its player and for the casino, both are rounds. */
export interface Played {
  playerId: string;
  /** The player's name at the wallet; null when playing for fun. */
  user: string | null;
  currency: Currency;
  round: ShownRound;
  proof(): Promise<PlayOutput<'round'>['proof']>;
  receipt(signer: ReceiptSigner): Promise<Receipt>;
  /** Answer by answer, once it is over. */
  recorded(): PlayOutput<'replay'>;
}

export async function readPlayed(
  { studio, live }: { studio: Studio; live: LiveCasino },
  id: string,
): Promise<Played | undefined> {
  if (!isId(id)) return undefined;
  const round = await readWholeRound(studio, id);
  if (round) return alone(studio, round);
  const bet = await readBet(live.db, id);
  return bet && shared(bet);
}

function alone(studio: Studio, round: RoundRow): Played {
  const { playerId, walletUser: user, currency } = round;
  return {
    playerId,
    user,
    currency,
    round,
    async proof() {
      const { gameCode: game, definitionHash, clientSeed, nonce, bet, actions } = round;
      const seed = await readRoundSeed(studio.db, round);
      return { game, definitionHash, ...seed, clientSeed, nonce, bet, actions };
    },
    receipt: (signer) => receiptOfRound(signer, round),
    recorded: () => showRecorded(round),
  };
}

function shared(bet: BetRow): Played {
  const { playerId, walletUser: user, currency } = bet;
  return {
    playerId,
    user,
    currency,
    round: betAsRound(bet),
    proof: async () => proofOfBet(bet),
    receipt: (signer) => receiptOfBetNow(signer, bet),
    recorded: () => showRecordedBet(bet),
  };
}
