import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { documentText } from '../document-text.ts';

export async function document(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  return documentText(await ask('/operator/document/get', { id: needId(words[0], 'document') }));
}
