import { needId, readArguments } from '../arguments.ts';
import { cashOutText } from '../cash-out-text.ts';
import { ask } from '../client.ts';

/** Reads the cash-out and approves exactly what was read: if it changed in between, the casino refuses. */
export async function approve(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  const id = needId(words[0], 'cash-out');
  const { contentHash } = await ask('/operator/cashOut/get', { id });
  const approved = await ask('/operator/cashOut/approve', { id, contentHash });
  const outcome = approved.status === 'pending' ? 'Noted. Another operator has to approve it as well.' : 'Approved.';
  return `${outcome}\n\n${cashOutText(approved)}`;
}
