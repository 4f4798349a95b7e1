import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { documentText } from '../document-text.ts';

export async function acceptDocument(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['dated', 'valid-until'], 1);
  const accepted = await ask('/operator/document/accept', {
    id: needId(words[0], 'document'),
    documentDate: named.dated,
    expiryDate: named['valid-until'],
  });
  return `Accepted; the member gets a mail.\n\n${documentText(accepted)}`;
}
