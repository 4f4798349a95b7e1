import { parseArgs } from 'node:util';
import { Problem, usageCode } from './problem.ts';

/** The words and the named texts of a command; anything else is wrong use. */
export function readArguments(args: string[], names: string[], mostWords: number) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (positionals.length > mostWords) throw new Problem(`"${positionals.at(-1)}" is one word too many.`, usageCode);
    return { words: positionals, named: values as Record<string, string | undefined> };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem((error as Error).message, usageCode);
  }
}

export function needId(text: string | undefined, what: string): number {
  if (text !== undefined && /^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new Problem(`Give the number of the ${what}.`, usageCode);
}

export function needText(text: string | undefined, option: string): string {
  if (text?.trim()) return text;
  throw new Problem(`Give --${option} "…"; it is recorded.`, usageCode);
}
