import type { OperatorCashOut } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { judgementsOf } from '../automatic/judgement.store.ts';
import { deskWire } from '../cash-out.wire.ts';
import type { CashOutOfMember } from '../cash-out-list.store.ts';
import type { DeskDeps } from './desk.deps.ts';

type ShowDeps = Pick<DeskDeps, 'db' | 'membersOwing' | 'membersDisputing' | 'approvals'>;

/** As the desk sees them, with what the members owe by now. */
export async function showCashOuts(deps: ShowDeps, found: CashOutOfMember[]): Promise<OperatorCashOut[]> {
  const memberIds = found.map(({ cashOut }) => cashOut.memberId);
  const owing = await deps.membersOwing(deps.db, memberIds);
  const disputing = await deps.membersDisputing(deps.db, memberIds);
  const judgements = await judgementsOf(
    deps.db,
    found.map(({ cashOut }) => cashOut.id),
  );
  const neededFrom = await readNeededFrom(deps, found);
  const firstWords = await deps.approvals.firstWords(
    'cashOut.approve',
    found.map(({ cashOut }) => subjectOf(cashOut)),
  );
  return found.map((one) => {
    const { amount, memberId, contentHash } = one.cashOut;
    const from = neededFrom.get(amount.currency) ?? null;
    const first = firstWords.get(subjectOf(one.cashOut));
    return deskWire(one, {
      owesDeposit: owing.has(memberId),
      disputesDeposit: disputing.has(memberId),
      needsSecond: from !== null && amount.minor >= from,
      checkedBy: first?.contentHash === contentHash ? first.maker : null,
      automatic: judgements.get(one.cashOut.id) ?? null,
    });
  });
}

export async function showCashOut(deps: ShowDeps, found: CashOutOfMember): Promise<OperatorCashOut> {
  return (await showCashOuts(deps, [found]))[0]!;
}

async function readNeededFrom({ approvals }: ShowDeps, found: CashOutOfMember[]) {
  const currencies = new Set(found.map(({ cashOut }) => cashOut.amount.currency));
  const from = new Map<Currency, bigint | null>();
  for (const currency of currencies) from.set(currency, await approvals.neededFrom('cashOut.approve', currency));
  return from;
}

function subjectOf({ id }: CashOutOfMember['cashOut']): string {
  return `cash-out:${id}`;
}
