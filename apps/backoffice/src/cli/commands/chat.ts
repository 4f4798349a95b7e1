import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

export async function chat(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  const [word] = words;
  if (word !== 'open' && word !== 'close') throw new Problem('Say open or close.', usageCode);
  await ask('/operator/chat/set', { open: word === 'open', reason: named.reason });
  return word === 'open' ? 'Live chat is offered, where a widget is configured.' : 'Live chat is no longer offered.';
}
