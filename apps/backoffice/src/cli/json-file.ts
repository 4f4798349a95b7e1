import { readFile } from 'node:fs/promises';
import { Problem, usageCode } from './problem.ts';

/** What stands in a file that `show` wrote and somebody changed. The casino checks what is in it. */
export async function readJson<T>(file: string | undefined): Promise<T> {
  if (!file) throw new Problem('Give the file.', usageCode);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new Problem(`${file} ${why}.`, usageCode);
  }
}
