import type { CashOutMethodCode } from '@fairhouse/contract';
import type { SettingValue } from '@fairhouse/contract/operator';
import { type Amount, amountOf, compare, formatAmount, fromWire, isPositive, scaleOf } from '@fairhouse/money';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { CashOutDeps } from '../cash-out.deps.ts';
import type { Proofs } from '../cash-out.store.ts';
import { listMethods } from '../list-methods.ts';
import type { Application } from './application.ts';
import { checkDestination, type Destination, recheckDestination } from './destination.ts';
import { memberStanding } from './member-standing.store.ts';
import { findSavedAccount } from './saved-account.store.ts';

interface Checked {
  amount: Amount;
  destination: Destination;
  proofs: Proofs;
  limits: SettingValue<'cashOut'>;
}

/** The checks of the specification, in its order; the balance is checked again where the money moves. */
export async function checkApplication(
  deps: CashOutDeps,
  member: SessionMember,
  input: Application,
  language: string,
): Promise<Result<Checked>> {
  const { owesDeposit, largestDeposit } = await memberStanding(deps.db, member.id);
  if (owesDeposit) return refuse('depositOwed');
  const rolling = await deps.rollingAmountOf(member.id, member.currency);
  if (isPositive(rolling)) return refuse('wageringOpen', { remaining: formatAmount(rolling, language) });

  const amount = fromWire(input.amount, member.currency);
  if (!amount) return refuse('amountInvalid', { places: scaleOf(member.currency) });
  const limits = await deps.settingOf('cashOut', member.currency);
  const wrongAmount = checkAmount(limits, amount, await deps.cashOf(member.id), language);
  if (wrongAmount) return wrongAmount;

  const methods = await listMethods(deps);
  const method = methods.find(({ code }) => code === input.paymentMethod);
  if (!method?.enabled || !method.currencies.includes(member.currency)) return refuse('methodUnavailable');
  const account = await accountOf(deps, member.id, method.code, input);
  if (!account.ok) return account;

  const largest = amountOf(member.currency, largestDeposit);
  if (compare(largest, limits.requiredDeposit) < 0) {
    return refuse('firstDepositRequired', { amount: formatAmount(limits.requiredDeposit, language) });
  }

  const proofs = proofsOf(input, await deps.knownProofs(deps.db, member.id));
  if (proofs.idcardProof.length === 0 || proofs.paymentProof.length === 0) return refuse('proofsRequired');
  const fileIds = Object.values(proofs).flat().map(BigInt);
  if (!(await deps.ownsFiles(deps.db, member.id, fileIds))) return refuse('fileNotYours');
  return ok({ amount, destination: account.data, proofs, limits });
}

/** The account as it was entered, or the one that the member used before. */
async function accountOf(
  { db, takesBitcoinAddress }: CashOutDeps,
  memberId: bigint,
  method: CashOutMethodCode,
  input: Application,
): Promise<Result<Destination>> {
  const saved =
    input.accountId === undefined ? undefined : await findSavedAccount(db, memberId, BigInt(input.accountId));
  if (input.accountId !== undefined && saved?.method !== method) return refuse('noSuchThing');
  const checked = saved
    ? recheckDestination(method, saved.destination, takesBitcoinAddress)
    : checkDestination(method, input, takesBitcoinAddress);
  return checked.ok ? ok(checked.destination) : refuse(checked.error, { field: checked.field });
}

function checkAmount(
  { minimum, maximum, multipleOf }: SettingValue<'cashOut'>,
  amount: Amount,
  cash: Amount,
  language: string,
): Refusal | undefined {
  if (compare(amount, minimum) < 0) return refuse('amountTooSmall', { minimum: formatAmount(minimum, language) });
  if (compare(amount, maximum) > 0) return refuse('amountTooLarge', { maximum: formatAmount(maximum, language) });
  if (multipleOf && amount.minor % multipleOf.minor !== 0n) {
    return refuse('amountNotMultiple', { step: formatAmount(multipleOf, language) });
  }
  if (compare(amount, cash) > 0) return refuse('insufficientFunds', { balance: formatAmount(cash, language) });
  return undefined;
}

/** What was handed in with the application; of what was not, the document that is there. */
function proofsOf(input: Application, { known, expired }: Awaited<ReturnType<CashOutDeps['knownProofs']>>): Proofs {
  const filesOf = (kind: keyof Proofs) => {
    const given = (input[`${kind}Id`] ?? []).filter((id) => !expired.includes(id));
    return given.length > 0 ? given : (known[kind] ?? []);
  };
  return {
    idcardProof: filesOf('idcardProof'),
    idcardHoldProof: filesOf('idcardHoldProof'),
    addressProof: filesOf('addressProof'),
    paymentProof: filesOf('paymentProof'),
  };
}
