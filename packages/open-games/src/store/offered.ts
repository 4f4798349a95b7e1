import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageCode } from '../game/definition.ts';

/**
 * Which version of each package is offered. The casino decides and keeps it in its database; it writes this file for the studio, whose
 * database has none of the casino's rows.
 */
const offered = z.array(z.strictObject({ code: packageCode, hash: z.string().regex(/^[0-9a-f]{64}$/) }));
export type Offered = z.output<typeof offered>;

const fileIn = (store: string) => join(store, 'offered.json');

export function readOffered(store: string): Offered {
  return existsSync(fileIn(store)) ? offered.parse(JSON.parse(readFileSync(fileIn(store), 'utf8'))) : [];
}

/** Whole or not at all: readers never see a half. */
export function writeOffered(store: string, packages: Offered): void {
  if (packages.length === 0 && !existsSync(store)) return;
  const next = join(store, `.offered-${process.pid}`);
  writeFileSync(next, JSON.stringify(packages));
  renameSync(next, fileIn(store));
}
