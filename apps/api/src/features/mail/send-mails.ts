import { inTransaction } from '@fairhouse/database';
import type { Logger } from '@fairhouse/operation';
import nodemailer, { type Transporter } from 'nodemailer';
import type pg from 'pg';
import { repeat } from '../../db/repeat.ts';
import { markFailed, markSent, takeDueMail } from './mail.store.ts';

export interface MailSettings {
  /** `smtp://user:password@host:port`; without it mails are kept and shown on the development page. */
  smtpUrl: string;
  from: string;
}

const pauseMs = 1_000;
const mostTries = 8;

/** Sends what is due until stopped. A mail is sent at least once: a crash between sending and noting sends it again. */
export function startSendingMails(db: pg.Pool, settings: MailSettings, logger: Logger): { stop(): Promise<void> } {
  const transport = nodemailer.createTransport(settings.smtpUrl, { from: settings.from });
  const sending = repeat(pauseMs, () => sendDueMail(db, transport, logger), logger);
  return {
    async stop() {
      await sending.stop();
      transport.close();
    },
  };
}

/** One round: how many mails were tried. */
function sendDueMail(db: pg.Pool, transport: Transporter, logger: Logger): Promise<number> {
  return inTransaction(db, async (tx) => {
    const mail = await takeDueMail(tx);
    if (!mail) return 0;
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
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
