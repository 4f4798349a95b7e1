import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { facts, moneyText, timeText } from '../table.ts';

export async function members(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  if (!words[0]) throw new Problem("Give a member's id, username or email address.", usageCode);
  const it = await ask('/operator/member/find', { member: words[0] });
  const money = (value: number) => moneyText(value, it.book.currency);
  return facts([
    ['Member', `${it.id} ${it.username}`],
    ['Name', `${it.firstName} ${it.lastName}`],
    ['Email', `${it.email}${it.emailVerified ? '' : ' (not confirmed)'}`],
    ['Country', it.countryCode],
    ['Joined', `${timeText(it.createTime)} UTC`],
    ['Invited by', it.invitorId === null ? '' : String(it.invitorId)],
    ['Recommended by', it.recommendCode ?? ''],
    ['Standing', it.enabled === 1 ? 'enabled' : 'suspended'],
    ['Cash', money(it.book.cash)],
    ['Bonus', money(it.book.bonus)],
    ['Held', money(it.book.held)],
    ['Still to bet', money(it.book.rollingAmount)],
    ['Deposited', money(it.book.deposited)],
    ['Paid out', money(it.book.paidOut)],
    ['Staked', money(it.book.staked)],
    ['Won', money(it.book.won)],
    ['Postings', it.book.postings],
  ]);
}
