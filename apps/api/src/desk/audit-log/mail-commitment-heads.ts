import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { logVerifiers, openHead, publishedKeys } from '@fairhouse/record-proof';
import type { ScheduledJob } from '../../db/job-queue/job.ts';

export interface MailedHeadsDeps {
  db: Database;
  /** Where the studio publishes its log of commitments and its keys. */
  studioOrigin: string;
  /** Who receives a head every day. */
  to: readonly string[];
  /** Hands a mail to those that wait to be sent, in the transaction. */
  writeMail(tx: Transaction, to: string, mail: { subject: string; paragraphs: string[] }): Promise<void>;
}

const answerWithinMs = 10_000;

/**
 * Mails the newest head of the studio's log of commitments each morning: the studio has no mail server. A day on which the head could not
 * be had is tried again and shown among the jobs of the desk, a mail that does not arrive among its mails.
 */
export function mailCommitmentHeadsJob(deps: MailedHeadsDeps): ScheduledJob[] {
  if (deps.to.length === 0) return [];
  return [{ name: 'mailCommitmentHeads', at: '10 6 * * *', run: () => mailCommitmentHead(deps) }];
}

export async function mailCommitmentHead({ db, studioOrigin, to, writeMail }: MailedHeadsDeps): Promise<void> {
  const note = await read(studioOrigin, '/fair/log/head');
  const { keys } = publishedKeys.parse(JSON.parse(await read(studioOrigin, '/fair/keys')));
  const head = openHead(note, logVerifiers(keys));
  if (!head) throw new Error('the newest head of the log of commitments is not signed by a published key');
  await inTransaction(db, async (tx) => {
    for (const one of to) await writeMail(tx, one, mailOf(head.size, note));
  });
}

async function read(origin: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, origin), { redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
  if (!answer.ok) throw new Error(`${path} of the studio answered HTTP ${answer.status}`);
  return answer.text();
}

/** In both languages: nobody knows which of them the reader has. */
function mailOf(size: number, note: string) {
  return {
    subject: `Head of the log of game commitments at ${size} entries`,
    paragraphs: [
      'Keep this email. With this signed head, anyone can show later that a round’s seed was committed to before the bet, and that nothing in the log before it was changed or removed.',
      'Itago ang email na ito. Gamit ang pirmadong head na ito, maipapakita ng sinuman na naitala ang seed ng isang round bago ang taya, at na walang binago o inalis sa log bago ito.',
      note,
    ],
  };
}
