import {
  type FreeRounds,
  findFreeRoundsOfSource,
  memberOfSession,
  readBook,
  type WalletRefusal,
} from '@fairhouse/betting';
import type { WalletFreeRoundsGrantAnswer, WalletStatus, walletFreeRoundsGrant } from '@fairhouse/contract/wallet';
import type { Database, Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import type { GrantTerms, PromotionParts } from './promotions.port.ts';
import { spendPromotion } from './spend-promotion.ts';
import { statusOfRefusal } from './wallet.statuses.ts';
import { callerOf } from './wallet-call.ts';
import { isOffered } from './win-bound.store.ts';

type Input = z.output<typeof walletFreeRoundsGrant.input>;

const longestMs = 90 * 24 * 3_600_000;

/** What a vendor is sent where free rounds are refused by the rules of all free rounds. */
const statusOfError: Partial<Record<Refusal['error'], WalletStatus>> = {
  bonusNotOffered: 'PLAYER_NOT_ELIGIBLE',
  noSuchThing: 'INVALID_GAME',
  freeRoundsNotHere: 'INVALID_GAME',
  freeRoundsStake: 'LIMIT_EXCEEDED',
};

/**
 * Grants a player free rounds in a game of the vendor, within the vendor's bounds (docs/decisions/346). The name of the grant grants once: its
 * repeat is answered with the same free rounds, also after the rules have changed, and refused where it says something else.
 */
export async function grantFreeRounds(
  { db, promotions }: { db: Database; promotions: PromotionParts },
  vendor: string,
  input: Input,
): Promise<WalletFreeRoundsGrantAnswer> {
  const { requestId, transactionId } = input;
  const caller = callerOf(vendor, input);
  const memberId = caller && (await memberOfSession(db, caller));
  if (memberId === undefined) return { requestId, status: 'INVALID_TOKEN', transactionId };
  const sourceKey = `${vendor}:${transactionId}`;
  const granted = (at: Database | Transaction) => findFreeRoundsOfSource(at, { memberId, source: 'vendor', sourceKey });
  const repeated = (found: FreeRounds): WalletFreeRoundsGrantAnswer =>
    isSame(found, input)
      ? { requestId, status: 'OK', transactionId, freeRoundsId: found.id }
      : { requestId, status: 'DUPLICATE_TRANSACTION', transactionId };
  const earlier = await granted(db);
  if (earlier) return repeated(earlier);

  let refusal: WalletRefusal | undefined;
  const result = await promotions.grant({
    memberId,
    sourceKey,
    actor: `vendor:${vendor}`,
    async decide(tx): Promise<Result<GrantTerms>> {
      if (await granted(tx)) return refuse('rewardAlreadyTaken');
      refusal = await refusalOf(tx, vendor, memberId, input);
      return refusal ? refuse('notPermitted') : ok(termsOf(input));
    },
  });
  const now = await granted(db);
  if (now) return repeated(now);
  if (result.ok) throw new Error(`the free rounds ${sourceKey} were granted and are not there`);
  const status = refusal ? statusOfRefusal[refusal] : statusOfError[result.error];
  if (!status) throw new Error(`the free rounds ${sourceKey} were refused: ${result.error}`);
  return { requestId, status, transactionId };
}

/** Why the vendor may not grant them. What it takes off the budget is taken back with a refusal of what follows. */
async function refusalOf(
  tx: Transaction,
  vendor: string,
  memberId: bigint,
  { gameCode, currency, winMost, expiresAt }: Input,
): Promise<WalletRefusal | undefined> {
  if (!(await isOffered(tx, vendor, gameCode))) return 'invalid_game';
  if ((await readBook(tx, memberId))?.balance.currency !== currency) return 'wrong_currency';
  const aheadMs = Date.parse(expiresAt) - Date.now();
  if (aheadMs <= 0) return 'free_expired';
  if (aheadMs > longestMs) return 'promotion_limit';
  const spent = { vendor, currency, amount: BigInt(winMost), isGrant: true };
  return (await spendPromotion(tx, spent)) ?? undefined;
}

function termsOf({ gameCode, currency, stake, count, wagering, winMost, expiresAt }: Input): GrantTerms {
  return {
    ...{ game: gameCode, currency, count, wagering },
    ...{ stake: BigInt(stake), winMost: BigInt(winMost), expires: { at: new Date(expiresAt) } },
  };
}

function isSame(found: FreeRounds, input: Input): boolean {
  const { game, currency, count, wagering, stake, winMost, expires } = termsOf(input);
  return (
    found.gameCode === game &&
    found.currency === currency &&
    found.count === count &&
    found.wagering === wagering &&
    found.stake === stake &&
    found.winMost === winMost &&
    found.expiresAt.getTime() === expires.at.getTime()
  );
}
