import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

export async function chat(args: string[]): Promise<string> {
  const [word] = readArguments(args, [], 1).words;
  if (word !== 'open' && word !== 'close') throw new Problem('Say open or close.', usageCode);
  await ask('/operator/chat/set', { open: word === 'open' });
  return word === 'open' ? 'Live chat is offered, where a widget is configured.' : 'Live chat is no longer offered.';
}
