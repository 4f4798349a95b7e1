import { writeFile } from 'node:fs/promises';
import { importPackage } from '@fairhouse/open-games';
import { readArguments } from '../arguments.ts';
import { packageJson, packageText } from '../open-games/package-text.ts';
import { Problem, usageCode } from '../problem.ts';

/** Reads a package of an outside studio and judges it, on this machine alone: nobody is asked and nothing is imported. */
export async function games([command, ...args]: string[]): Promise<string> {
  if (command !== 'check') throw new Problem('Say check.', usageCode);
  const { words, named } = readArguments(args, ['to'], 1);
  const folder = words[0];
  if (folder === undefined) throw new Problem('Give the folder of the package, with its index.json.', usageCode);
  const report = await importPackage(folder);
  if (named.to !== undefined) await writeFile(named.to, packageJson(report));
  const text = packageText(report);
  if (report.outcome === 'refused') throw new Problem(text);
  return text;
}
