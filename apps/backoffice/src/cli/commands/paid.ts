import { needId, needText, readArguments } from '../arguments.ts';
import { cashOutText } from '../cash-out-text.ts';
import { ask } from '../client.ts';

export async function paid(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reference'], 1);
  const id = needId(words[0], 'cash-out');
  const marked = await ask('/operator/cashOut/markPaid', { id, reference: needText(named.reference, 'reference') });
  return `Recorded as paid.\n\n${cashOutText(marked)}`;
}
