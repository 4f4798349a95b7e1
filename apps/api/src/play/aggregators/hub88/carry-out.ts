import { createHash } from 'node:crypto';
import { type Caller, type InstructionResult, readWalletUser } from '@fairhouse/betting';
import { type Currency, isCurrency } from '@fairhouse/money';
import { type AggregatorWallet, codeOf } from '../game-aggregator.ts';
import { amountText, canSay, minorOf } from './amounts.ts';
import { type Hub88Status, statusOfRefusal } from './statuses.ts';
import type { Asked } from './wallet-wire.ts';

export interface Hub88Answer {
  status: Hub88Status;
  /** Minor units; with its currency, or neither. */
  balance?: number | undefined;
  currency?: Currency | undefined;
  country?: string;
}

export interface CarryOutParts extends AggregatorWallet {
  vendor: string;
  /** What one prize of a supplier may come to, in whole units of its currency. */
  prizeMost: number;
}

/** Undefined when the name cannot be one of ours: then neither can the session be. */
function callerOf(vendor: string, { user, token }: { user: string; token: string }): Caller | undefined {
  const known = readWalletUser(user);
  return known && { vendor, user: known, tokenHash: createHash('sha256').update(token).digest('hex') };
}

const answerOf = ({ refusal, balance, currency }: InstructionResult): Hub88Answer => ({
  status: refusal === null ? 'RS_OK' : statusOfRefusal[refusal],
  balance,
  currency,
});

const isUnderstood = (answer: Hub88Answer) => answer.status === 'RS_OK';

/** Says who plays. It names nobody: the country alone is what games need. */
export async function userInfo({ findPlayer }: CarryOutParts, asked: Asked<'/user/info'>): Promise<Hub88Answer> {
  const player = readWalletUser(asked.user) && (await findPlayer(asked.user));
  // Hub88 has no word for an unknown user without a session.
  return player ? { status: 'RS_OK', country: player.country } : { status: 'RS_ERROR_INVALID_TOKEN' };
}

export async function userBalance(parts: CarryOutParts, asked: Asked<'/user/balance'>): Promise<Hub88Answer> {
  const caller = callerOf(parts.vendor, asked);
  return caller ? answerOf(await parts.bets.balance(caller)) : { status: 'RS_ERROR_INVALID_TOKEN' };
}

/** Amount and currency in the casino's units, or the status that says what is wrong with them. */
function moneyOf(asked: { amount: number; currency: string }): { currency: Currency; amount: number } | Hub88Status {
  if (!isCurrency(asked.currency) || !canSay(asked.currency)) return 'RS_ERROR_WRONG_CURRENCY';
  const amount = minorOf(asked.amount, asked.currency);
  return amount === undefined ? 'RS_ERROR_WRONG_TYPES' : { currency: asked.currency, amount };
}

/** A refusal of the adapter itself, with the balance that the wallet answers to every known session. */
async function refused({ bets }: CarryOutParts, caller: Caller, status: Hub88Status): Promise<Hub88Answer> {
  return { ...answerOf(await bets.balance(caller)), status };
}

/** Takes a stake. A free one is counted against the free rounds that it names, and one that its supplier pays moves nothing here. */
export async function bet(parts: CarryOutParts, asked: Asked<'/transaction/bet'>): Promise<Hub88Answer> {
  const caller = callerOf(parts.vendor, asked);
  if (!caller) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const money = moneyOf(asked);
  if (typeof money === 'string') return refused(parts, caller, money);
  if (asked.is_supplier_promo) return answerOf(await parts.bets.balance(caller));
  if (asked.is_free && !asked.reward_uuid) return refused(parts, caller, 'RS_ERROR_UNKNOWN');
  const round = {
    gameCode: codeOf(parts.vendor, asked.game_code),
    roundId: asked.round ?? asked.transaction_uuid,
  };
  const answer = answerOf(
    await parts.bets.bet(caller, {
      ...round,
      ...money,
      transactionId: asked.transaction_uuid,
      freeGrant: asked.is_free ? asked.reward_uuid! : undefined,
    }),
  );
  // A second instruction: a bet may end a round that has bets already. The repeat of the call ends it where this one was lost.
  if (asked.round_closed && isUnderstood(answer)) await parts.bets.endRound(caller, round);
  return answer;
}

/** Pays a win into the round of its bet, or a prize of the supplier, which has none. The age of the session is not asked. */
export async function win(parts: CarryOutParts, asked: Asked<'/transaction/win'>): Promise<Hub88Answer> {
  const caller = callerOf(parts.vendor, asked);
  if (!caller) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const money = moneyOf(asked);
  if (typeof money === 'string') return refused(parts, caller, money);
  const { transaction_uuid: transactionId, reference_transaction_uuid: reference } = asked;
  const gameCode = codeOf(parts.vendor, asked.game_code);
  if (asked.is_supplier_promo) return prize(parts, caller, { ...money, gameCode, transactionId, asked });
  if (!reference) return refused(parts, caller, 'RS_ERROR_WRONG_SYNTAX');
  const roundId = asked.round ?? reference;
  const roundClosed = asked.round_closed ?? false;
  const winning = { ...money, gameCode, roundId, transactionId, reference, roundClosed };
  return answerOf(await parts.bets.win(caller, winning));
}

interface PrizeAsked {
  currency: Currency;
  amount: number;
  gameCode: string;
  transactionId: string;
  asked: Asked<'/transaction/win'>;
}

async function prize(parts: CarryOutParts, caller: Caller, { asked, ...paid }: PrizeAsked): Promise<Hub88Answer> {
  const { currency, amount, transactionId } = paid;
  if (amount === 0) return refused(parts, caller, 'RS_ERROR_WRONG_TYPES');
  if (amount > (minorOf(parts.prizeMost * 100_000, currency) ?? 0)) {
    parts.log.warn({ transactionId, currency, amount }, 'a prize above HUB88_PRIZE_MOST was refused');
    return refused(parts, caller, 'RS_ERROR_LIMIT_REACHED');
  }
  return answerOf(await parts.payPrize(caller, { ...paid, roundId: asked.round ?? transactionId }));
}

/** Takes a bet back; before its bet it leaves a tombstone, and the late bet is refused. */
export async function rollback(parts: CarryOutParts, asked: Asked<'/transaction/rollback'>): Promise<Hub88Answer> {
  const caller = callerOf(parts.vendor, asked);
  if (!caller) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const { transaction_uuid: transactionId, reference_transaction_uuid: reference } = asked;
  return answerOf(
    await parts.bets.rollback(caller, {
      gameCode: codeOf(parts.vendor, asked.game_code),
      roundId: asked.round ?? reference,
      transactionId,
      reference,
      roundClosed: asked.round_closed ?? false,
    }),
  );
}

/** The answer as it is sent. The balance is written digit by digit: it may be larger than a number holds exactly. */
export function answerText(answer: Hub88Answer, asked: { user?: unknown; request_uuid?: unknown }): string {
  const { status, balance, currency, country } = answer;
  const echoed = {
    ...(typeof asked.user === 'string' && asked.user.length <= 64 && { user: asked.user }),
    status,
    ...(typeof asked.request_uuid === 'string' &&
      asked.request_uuid.length <= 64 && { request_uuid: asked.request_uuid }),
    ...(country && { country }),
    ...(currency && { currency }),
  };
  const text = JSON.stringify(echoed);
  if (balance === undefined || !currency || !canSay(currency)) return text;
  return `${text.slice(0, -1)},"balance":${amountText(BigInt(balance), currency)}}`;
}
