import { needId, needText, readArguments } from '../arguments.ts';
import { cashOutText } from '../cash-out-text.ts';
import { ask } from '../client.ts';

export async function giveBack(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  const id = needId(words[0], 'cash-out');
  const given = await ask('/operator/cashOut/giveBack', { id, reason: needText(named.reason, 'reason') });
  return `Recorded as not paid; the money is back with the member.\n\n${cashOutText(given)}`;
}
