import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';

export async function resetFactor(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  await ask('/operator/member/resetFactor', {
    memberId: needId(words[0], 'member'),
    reason: needText(named.reason, 'reason'),
  });
  return 'Reset; the member logs in with the password alone and gets a mail.';
}
