import type { Transaction } from '@fairhouse/database';
import { formatAmount } from '@fairhouse/money';
import { openCaseBySystem } from '../../desk/index.ts';
import { announce } from '../../players/index.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import type { CreditedDeposit } from '../deposit/deposit.deps.ts';

/** Where a deposit that no limit could refuse went above one: somebody looks into it, and the player is told. */
export async function creditedOverLimit(
  { depositsOverLimit }: Pick<Protection, 'depositsOverLimit'>,
  tx: Transaction,
  { id, memberId, amount }: CreditedDeposit,
): Promise<void> {
  const over = await depositsOverLimit(tx, memberId, amount.currency);
  if (!over) return;
  const { most, paidIn } = over;
  await openCaseBySystem(tx, {
    by: 'system:protection',
    title: `Deposit ${id} above the deposit limit`,
    memberId,
    severity: 'medium',
    note: `${formatAmount(amount, 'en')} were credited; ${formatAmount(paidIn, 'en')} were paid in, and the limit is ${formatAmount(most, 'en')}.`,
  });
  const [en, fil] = [formatAmount(most, 'en'), formatAmount(most, 'fil')];
  await announce(tx, {
    memberId,
    kind: 'casino',
    about: `deposit:${id}:over-limit`,
    values: {
      en: `Your deposit of ${formatAmount(amount, 'en')} was credited and takes you above your deposit limit of ${en}. You can cash out the money at any time. New deposits are possible again when the limit resets: see Play safely.`,
      fil: `Na-credit ang iyong deposito na ${formatAmount(amount, 'fil')} at lumampas ka sa iyong limitasyon sa deposito na ${fil}. Maaari mong i-cash out ang pera anumang oras. Makakapagdeposito ka muli kapag nag-reset ang limitasyon: tingnan ang Ligtas na paglalaro.`,
    },
  });
}
