import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { mailDevelopmentPage } from '../mail/development-page.ts';
import { sendMailsJob } from '../mail/send-mails.ts';

/** Sends what the others have written; without a server to send by, a page shows it while developing. */
export async function openMails({ settings, db, log }: Foundation): Promise<Service> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, NODE_ENV } = settings;
  const transport = smtpUrl ? (await import('nodemailer')).createTransport(smtpUrl, { from }) : undefined;
  return {
    handlers: [],
    jobs: transport ? [sendMailsJob(db, transport, log)] : [],
    addRoutes(server) {
      if (NODE_ENV !== 'production' && !smtpUrl) mailDevelopmentPage(server, db);
    },
    async close() {
      transport?.close();
    },
  };
}
