import { needId, readArguments } from '../arguments.ts';
import { cashOutText } from '../cash-out-text.ts';
import { ask } from '../client.ts';

export async function show(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  return cashOutText(await ask('/operator/cashOut/get', { id: needId(words[0], 'cash-out') }));
}
