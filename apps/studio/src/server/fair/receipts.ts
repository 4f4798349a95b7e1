import { hash } from 'node:crypto';
import type { PlayRefusalCode } from '@fairhouse/contract/play';
import { type BetRow, isShown } from '@fairhouse/live';
import type { Receipt } from '@fairhouse/record-proof';
import { isOver, pseudonymOf, type RoundRow } from '@fairhouse/rgs';
import { digestOf, type ReceiptSigner } from './receipt-signer.ts';

/** By the database's clock a round may begin after this process signs: a receipt never says that. */
const notBefore = (opened: Date, at: Date) => (at < opened ? opened : at).toISOString();

/** What a receipt says of a round of one's own: as it stands after this answer. */
export function receiptOfRound(
  signer: ReceiptSigner,
  round: RoundRow,
  { at = new Date(), refused }: { at?: Date; refused?: PlayRefusalCode | undefined } = {},
): Promise<Receipt> {
  const isPlayed = round.outcome !== null && round.outcome !== undefined;
  return signer.sign({
    at: notBefore(round.openedAt, at),
    choices: { actions: round.actions, bet: round.bet },
    clientSeed: round.clientSeed,
    commitment: hash('sha256', round.serverSeed),
    currency: round.currency,
    game: round.gameCode,
    nonce: round.nonce,
    opened: round.openedAt.toISOString(),
    outcome: isPlayed ? digestOf(round.outcome) : null,
    // Told to the wallet or not, nothing of it is left to play.
    over: isOver(round.state) || (isPlayed && round.state === 'SETTLING'),
    player: pseudonymOf(round.playerId),
    ...(refused && { refused }),
    round: round.id,
    rules: round.definitionHash,
    stake: Number(round.staked),
    win: isPlayed ? Number(round.win) : null,
  });
}

type ReceiptOptions = { at?: Date; refused?: PlayRefusalCode | undefined };

/** A bet in a shared round as it stands: with its outcome and win once everybody may know them. */
export function receiptOfBetNow(signer: ReceiptSigner, bet: BetRow, options?: ReceiptOptions): Promise<Receipt> {
  const { win, outcome, roundState: state, runsMs } = bet;
  const result = win !== null && isShown({ state, runsMs }) ? { win, outcome } : undefined;
  return receiptOfBet(signer, { ...bet, result }, options);
}

/** A bet in a shared round: which link of which chain decides it, and what was bet. While the outcome is not known, it follows from those. */
export function receiptOfBet(
  signer: ReceiptSigner,
  bet: Pick<
    BetRow,
    | 'id'
    | 'table'
    | 'playerId'
    | 'currency'
    | 'bet'
    | 'cost'
    | 'openedAt'
    | 'definitionHash'
    | 'chainEnd'
    | 'salt'
    | 'link'
  > & { actions?: readonly string[]; result?: { win: bigint; outcome: unknown } | undefined },
  { at = new Date(), refused }: ReceiptOptions = {},
): Promise<Receipt> {
  return signer.sign({
    at: notBefore(bet.openedAt, at),
    choices: { actions: [...(bet.actions ?? [])], bet: bet.bet },
    clientSeed: bet.salt,
    commitment: bet.chainEnd,
    currency: bet.currency,
    game: bet.table,
    nonce: bet.link,
    opened: bet.openedAt.toISOString(),
    outcome: bet.result ? digestOf(bet.result.outcome) : null,
    over: bet.result !== undefined,
    player: pseudonymOf(bet.playerId),
    ...(refused && { refused }),
    round: bet.id,
    rules: bet.definitionHash,
    stake: refused ? 0 : Number(bet.cost),
    win: bet.result ? Number(bet.result.win) : null,
  });
}
