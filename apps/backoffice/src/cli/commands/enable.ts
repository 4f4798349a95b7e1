import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';

export async function enable(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  await ask('/operator/member/suspend', {
    memberId: needId(words[0], 'member'),
    suspended: false,
    reason: named.reason,
  });
  return 'Enabled; the member may log in again.';
}
