import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';

export async function allow(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  await ask('/operator/member/blockPlay', {
    memberId: needId(words[0], 'member'),
    blocked: false,
  });
  return 'Allowed; the member may play again.';
}
