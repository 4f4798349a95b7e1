import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { documentText } from '../document-text.ts';

export async function rejectDocument(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 1);
  const id = needId(words[0], 'document');
  const refused = await ask('/operator/document/reject', { id, reason: needText(named.reason, 'reason') });
  return `Refused; the member reads the reason.\n\n${documentText(refused)}`;
}
