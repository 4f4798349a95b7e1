import { inTransaction } from '@fairhouse/database';
import type { Logger } from '@fairhouse/operation';
import type { Transporter } from 'nodemailer';
import type pg from 'pg';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { attachmentsOf, markFailed, markSent, takeDueMail } from './mail.store.ts';

const everyMs = 1_000;
const mostTries = 8;

/** Sends what is due. A mail is sent at least once: a crash between sending and noting sends it again. */
export function sendMailsJob(db: pg.Pool, transport: Transporter, logger: Logger): StandingJob {
  return { name: 'sendMails', everyMs, run: () => sendDueMail(db, transport, logger) };
}

/** One round: how many mails were tried. */
function sendDueMail(db: pg.Pool, transport: Transporter, logger: Logger): Promise<number> {
  return inTransaction(db, async (tx) => {
    const mail = await takeDueMail(tx);
    if (!mail) return 0;
    const attachments = await attachmentsOf(tx, mail.id);
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(attachments.length > 0 && {
          attachments: attachments.map(({ name, ...file }) => ({ filename: name, ...file })),
        }),
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        ...(mail.unsubscribeLink ? { headers: unsubscribeHeaders(mail.unsubscribeLink) } : {}),
      });
      await markSent(tx, mail.id);
    } catch (error) {
      logger.warn(
        { mailId: String(mail.id), tries: mail.tries + 1, reason: (error as { code?: string }).code },
        'mail not sent',
      );
      await markFailed(tx, mail.id, mostTries);
    }
    return 1;
  });
}

/** Programs for mail end promotional mails with them, without opening a page (RFC 8058). */
function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
