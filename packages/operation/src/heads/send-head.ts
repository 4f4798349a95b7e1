import { open } from 'node:fs/promises';
import { kindOfTarget } from './target.ts';

const answerWithinMs = 10_000;

/** Sends a signed head to a file or an address; a mail is written by anyone who has a way to send it. Throws when it did not arrive. */
export async function sendHead(target: string, note: string): Promise<void> {
  const kind = kindOfTarget(target);
  if (kind === 'file') return appendTo(target, note);
  if (kind === 'http') return post(target, note);
}

/** Synced, so that a head which counts as delivered has outlived a power cut. An empty line stands between two. */
async function appendTo(path: string, note: string): Promise<void> {
  const file = await open(path, 'a', 0o644);
  try {
    await file.appendFile(`${note}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function post(address: string, note: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: note,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}

/** The code of a fault says what it is without what may be secret in an address. */
export function problemOf(error: unknown): string {
  const { code, cause, message } = error as Error & { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code ?? message).slice(0, 200);
}
