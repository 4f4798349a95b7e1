import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

export async function agent(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 2);
  const memberId = needId(words[0], 'member');
  if (words[1] !== 'on' && words[1] !== 'off') throw new Problem('Say on or off.', usageCode);
  const isAgent = words[1] === 'on';
  await ask('/operator/member/setAgent', { memberId, agent: isAgent, reason: named.reason });
  return isAgent ? 'An agent from now on; who was invited before earns nothing.' : 'A common member again.';
}
