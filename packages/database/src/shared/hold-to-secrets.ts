import { createHmac } from 'node:crypto';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Transaction } from '../transaction.ts';
import { addDigest, isDigestTableThere, readDigest, replaceDigest } from './secret-digest.store.ts';

export interface HeldSecret {
  /** As the setting is called. */
  name: string;
  value: string;
  /** What it was before, while it is being changed. */
  former?: string | undefined;
  /** It never changes: what was made with it would be worth nothing. */
  isForGood?: boolean;
}

/**
 * The first process notes which secrets the casino has; every other has the same ones, or throws CannotRun and changes
 * nothing. One that brings the former value beside another may change it; answers the names of those that it changed.
 * Before the first migration there is nothing to hold to.
 */
export async function holdToSecrets(tx: Transaction, secrets: readonly HeldSecret[]): Promise<string[]> {
  if (!(await isDigestTableThere(tx))) return [];
  const changed: string[] = [];
  const foreign: HeldSecret[] = [];
  for (const secret of secrets) {
    const came = await holdTo(tx, secret);
    if (came === 'changed') changed.push(secret.name);
    if (came === 'foreign') foreign.push(secret);
  }
  if (foreign.length > 0) throw new CannotRun(refusal(foreign));
  return changed;
}

async function holdTo(tx: Transaction, { name, value, former }: HeldSecret): Promise<'same' | 'changed' | 'foreign'> {
  const digest = digestOf(name, value);
  await addDigest(tx, name, digest);
  if ((await readDigest(tx, name)).equals(digest)) return 'same';
  if (former && (await replaceDigest(tx, name, digestOf(name, former), digest))) return 'changed';
  return (await readDigest(tx, name)).equals(digest) ? 'same' : 'foreign';
}

/** Under the secret itself, so that the table tells nothing of it: it is a random text of 32 characters or more. */
function digestOf(name: string, value: string): Buffer {
  return createHmac('sha256', value).update(`fairhouse secret ${name}`).digest();
}

function refusal(secrets: readonly HeldSecret[]): string {
  const names = secrets.map(({ name }) => name).join(' and ');
  const [are, ones, them] = secrets.length === 1 ? ['is', 'one', 'it'] : ['are', 'ones', 'them'];
  const formers = secrets.filter(({ isForGood }) => !isForGood).map(({ name }) => `${name}_FORMER`);
  const change =
    formers.length > 0 ? `, or, to change ${them}, set ${formers.join(' and ')} to what was there before` : '';
  const forGood = secrets.find(({ isForGood }) => isForGood);
  const never = forGood ? ` (${forGood.name} never changes)` : '';
  return `${names} ${are} not the ${ones} of this casino${never}; give every process on its database the same${change}.`;
}
