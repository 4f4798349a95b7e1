import { type Amount, compare } from '@fairhouse/money';
import type { DeskDeps } from './desk.deps.ts';

/** Whether two operators have to approve this amount. */
export async function needsSecondApproval(
  { settingOf }: Pick<DeskDeps, 'settingOf'>,
  amount: Amount,
): Promise<boolean> {
  const { secondApprovalFrom } = await settingOf('cashOut', amount.currency);
  return compare(amount, secondApprovalFrom) >= 0;
}
