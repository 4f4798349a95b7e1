import nodemailer from 'nodemailer';
import { mailDevelopmentPage } from '../features/mail/development-page.ts';
import { removeOldMails } from '../features/mail/mail.store.ts';
import { sendMailsJob } from '../features/mail/send-mails.ts';
import type { Foundation } from './open-foundation.ts';
import type { Service } from './service.ts';

const dayMs = 24 * 3_600_000;
const keepMailsDays = 90;

/** Sends what the others have written; without a server to send by, a page shows it while developing. */
export function openMails({ settings, db, log }: Foundation): Service {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, NODE_ENV } = settings;
  const transport = smtpUrl ? nodemailer.createTransport(smtpUrl, { from }) : undefined;
  return {
    handlers: [],
    jobs: [
      { name: 'removeOldMails', everyMs: dayMs, run: () => removeOldMails(db, keepMailsDays).then(() => 0) },
      ...(transport ? [sendMailsJob(db, transport, log)] : []),
    ],
    addRoutes(server) {
      if (NODE_ENV !== 'production' && !smtpUrl) mailDevelopmentPage(server, db);
    },
    async close() {
      transport?.close();
    },
  };
}
