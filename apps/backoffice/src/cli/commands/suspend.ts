import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';

export async function suspend(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  await ask('/operator/member/suspend', {
    memberId: needId(words[0], 'member'),
    suspended: true,
    reason: needText(named.reason, 'reason'),
  });
  return 'Suspended; every session and game is over.';
}
