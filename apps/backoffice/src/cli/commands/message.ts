import { readFile } from 'node:fs/promises';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';

export async function message(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['file', 'filipino'], 1);
  const { id } = await ask('/operator/member/message', {
    memberId: needId(words[0], 'member'),
    english: await textOf(needText(named.file, 'file')),
    ...(named.filipino ? { filipino: await textOf(named.filipino) } : {}),
  });
  return `Message ${id} stands among the member's messages.`;
}

async function textOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`The file ${file} cannot be read.`);
  });
  if (text.trim() === '') throw new Problem(`The file ${file} is empty.`);
  return text.trim();
}
