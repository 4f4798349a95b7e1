import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';

export async function block(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  await ask('/operator/member/blockPlay', {
    memberId: needId(words[0], 'member'),
    blocked: true,
    reason: needText(named.reason, 'reason'),
  });
  return 'Blocked; no further bet is taken.';
}
