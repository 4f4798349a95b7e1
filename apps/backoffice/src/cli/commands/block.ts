import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

export async function block(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason', 'because'], 1);
  await ask('/operator/member/blockPlay', {
    memberId: needId(words[0], 'member'),
    blocked: true,
    cause: causeOf(named.because),
    reason: needText(named.reason, 'reason'),
  });
  return 'Blocked; no further bet is taken.';
}

const causes = { payment: 'payment', documents: 'documents', 'own-wish': 'ownWish' } as const;

function causeOf(word: string | undefined): (typeof causes)[keyof typeof causes] | undefined {
  if (word === undefined) return undefined;
  if (!Object.hasOwn(causes, word)) throw new Problem('Say payment, documents or own-wish.', usageCode);
  return causes[word as keyof typeof causes];
}
