import { randomUUID } from 'node:crypto';
import type { OperatorCalls } from '@fairhouse/contract/operator';
import { type Amount, amountOf, formatAmount, fromWire, isPositive, scaleOf, zero } from '@fairhouse/money';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { FreeRoundsDeps, NewGrant } from '../free-rounds.deps.ts';
import { currencyOf } from '../game.store.ts';
import { gameFor, grantFreeRounds } from '../grant-free-rounds.ts';

type Input = z.output<OperatorCalls['/operator/freeRounds/give']['input']>;

/**
 * Free rounds by an operator's hand, with a second person where the policy asks for one: its amount is what all stakes come to. The same key
 * again gives nothing more.
 */
export async function giveFreeRounds(deps: FreeRoundsDeps, operator: StaffPerson, input: Input): Promise<Result<null>> {
  const requestKey = input.requestKey ?? randomUUID();
  const asked = { ...input, requestKey };
  const grant = await grantOf(deps, operator, asked);
  if (!grant.ok) return grant;
  const game = await gameFor(deps.db, grant.data);
  if (!game.ok) return game;
  const { currency, stake, count, memberId } = grant.data;
  return deps.approvals.ask(
    operator,
    {
      command: 'freeRounds.give',
      subject: `freeRounds:${memberId}:${requestKey}`,
      memberId,
      amount: amountOf(currency, stake * BigInt(count)),
      proposal: asked,
    },
    () => giveFreeRoundsNow(deps, operator, asked),
  );
}

/** The last word on it. */
export async function giveFreeRoundsNow(
  deps: FreeRoundsDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input & { requestKey: string },
): Promise<Result<null>> {
  const grant = await grantOf(deps, operator, input);
  return grant.ok ? grantFreeRounds(deps, grant.data) : grant;
}

async function grantOf(
  { db }: FreeRoundsDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input & { requestKey: string },
): Promise<Result<NewGrant>> {
  const memberId = BigInt(input.memberId);
  const currency = await currencyOf(db, memberId);
  if (!currency) return refuse('noSuchThing');
  const positive = (value: number): Result<Amount> => {
    const amount = fromWire(value, currency);
    if (!amount) return refuse('amountInvalid', { places: scaleOf(currency) });
    return isPositive(amount) ? ok(amount) : refuse('amountTooSmall', { minimum: formatAmount(zero(currency), 'en') });
  };
  const stake = positive(input.stake);
  const winMost = positive(input.winMost);
  if (!stake.ok) return stake;
  if (!winMost.ok) return winMost;
  const { game, count, days, wagering, reason, requestKey } = input;
  return ok({
    ...{ memberId, game, currency, count, wagering, reason },
    expires: { days },
    stake: stake.data.minor,
    winMost: winMost.data.minor,
    source: 'support',
    sourceKey: requestKey,
    actor: `operator:${operator.name}`,
  });
}
