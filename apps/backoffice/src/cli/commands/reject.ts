import { needId, needText, readArguments } from '../arguments.ts';
import { cashOutText } from '../cash-out-text.ts';
import { ask } from '../client.ts';

export async function reject(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  const id = needId(words[0], 'cash-out');
  const rejected = await ask('/operator/cashOut/reject', { id, reason: needText(named.reason, 'reason') });
  return `Rejected; the money is back with the member.\n\n${cashOutText(rejected)}`;
}
