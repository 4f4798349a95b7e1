import { isFromThisMachine } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { encodeHtml } from '../../http/encode-html.ts';
import { findMail, type KeptMail, latestMails } from './mail.store.ts';

const mostShown = 50;

/**
 * Shows the mails that were kept because no SMTP server is configured. Never served in production, and to this machine
 * only: anyone who reads a mail can set the password of its member.
 */
export function mailDevelopmentPage(server: FastifyInstance, db: pg.Pool): void {
  server.get('/dev/mails', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const mails = await latestMails(db, mostShown);
    return reply.type('text/html; charset=utf-8').send(page(mails));
  });
  server.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const mail = /^\d{1,15}$/.test(request.params.id) ? await findMail(db, BigInt(request.params.id)) : undefined;
    if (!mail) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
}

function page(mails: KeptMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mails/${mail.id}">${encodeHtml(mail.subject)}</a> <small>to ${encodeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}</small></li>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Mails</title>
<body><h1>Mails kept for development</h1><ul>${rows.join('') || '<li>No mails yet.</li>'}</ul></body></html>`;
}
