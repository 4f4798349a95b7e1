import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inTransaction } from '@fairhouse/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { insertEvent } from '../events/event.store.ts';
import type { Parts } from '../fake-provider.ts';
import { findApplicant, insertApplicant, setReturnUrl, setVerdict } from './applicant.store.ts';
import { identityPage } from './sumsub-page.ts';
import { applicantWire, stepsWire, sumsubEvent } from './sumsub-wire.ts';
import { verdictOf } from './verdicts.ts';

const level = 'player';
const clockSeconds = 60;

const newApplicant = z.object({
  externalUserId: z.string().min(1).max(200),
  fixedInfo: z.object({
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    dob: z.string().optional(),
  }),
});
const newLink = z.object({
  levelName: z.literal(level),
  userId: z.string(),
  redirect: z.object({ successUrl: z.url(), rejectUrl: z.url() }),
});

/** The calls that the casino's adapter makes, signed over their bytes, and the page that the link leads to. */
export function sumsubRoutes(server: FastifyInstance, parts: Parts): void {
  const { db, settings, events } = parts;

  server.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    api.addHook('preHandler', async (request, reply) => {
      const { method, url, headers } = request;
      const seconds = String(headers['x-app-access-ts']);
      const body = typeof request.body === 'string' ? request.body : '';
      const expected = createHmac('sha256', settings.hostedPageWebhookSecret)
        .update(`${seconds}${method}${url}${body}`)
        .digest();
      const given = Buffer.from(String(headers['x-app-access-sig']), 'hex');
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const isNow = Math.abs(Date.now() / 1_000 - Number(seconds)) <= clockSeconds;
      if (isSigned && isNow && headers['x-app-token'] === settings.hostedPageKey) return;
      return reply.status(401).send({ code: 401, description: 'Request signature mismatch' });
    });

    api.post<{ Querystring: { levelName?: string }; Body: string }>('/resources/applicants', async (request, reply) => {
      const asked = newApplicant.safeParse(JSON.parse(request.body));
      if (!asked.success || request.query.levelName !== level) return reply.status(400).send({ code: 400 });
      const { externalUserId, fixedInfo } = asked.data;
      const made = await insertApplicant(db, {
        id: randomBytes(12).toString('hex'),
        externalUserId,
        profile: fixedInfo,
        token: randomBytes(18).toString('hex'),
      });
      if (!made)
        return reply.status(409).send({ code: 409, description: `Applicant ${externalUserId} already exists` });
      // Who is called so is written down, and the casino never hears of it.
      if (fixedInfo.firstName === 'Lost') return reply.hijack().raw.destroy();
      return reply.status(201).send(applicantWire(made));
    });

    api.post<{ Body: string }>('/resources/sdkIntegrations/levels/-/websdkLink', async (request, reply) => {
      const asked = newLink.safeParse(JSON.parse(request.body));
      const applicant = asked.success ? await findApplicant(db, 'external_user_id', asked.data.userId) : undefined;
      if (!asked.success || !applicant) return reply.status(400).send({ code: 400 });
      await setReturnUrl(db, applicant.id, asked.data.redirect.successUrl);
      return { url: `${settings.ownOrigin}/identity/${applicant.token}` };
    });

    api.get<{ Params: { asked: string } }>('/resources/applicants/:asked/one', async (request, reply) => {
      const reference = /^-;externalUserId=(.+)$/.exec(request.params.asked)?.[1];
      const applicant = reference ? await findApplicant(db, 'external_user_id', reference) : undefined;
      return applicant ? applicantWire(applicant) : reply.status(404).send({ code: 404 });
    });

    api.get<{ Params: { id: string } }>('/resources/applicants/:id/requiredIdDocsStatus', async (request, reply) => {
      const applicant = await findApplicant(db, 'id', request.params.id);
      return applicant ? stepsWire(applicant) : reply.status(404).send({ code: 404 });
    });
  });

  server.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${settings.publicOrigin}; frame-ancestors 'none'; base-uri 'none'`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    });
    const handedIn = z.object({ number: z.string().trim().min(1).max(60) });
    pages.get<{ Params: { token: string } }>('/identity/:token', async (request, reply) => {
      const applicant = await findApplicant(db, 'token', request.params.token);
      return reply
        .status(applicant ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(identityPage(applicant));
    });
    pages.post<{ Params: { token: string } }>('/identity/:token', async (request, reply) => {
      const applicant = await findApplicant(db, 'token', request.params.token);
      const typed = handedIn.safeParse(request.body);
      if (!applicant || !typed.success)
        return reply.status(404).type('text/html; charset=utf-8').send(identityPage(applicant));
      await inTransaction(db, async (tx) => {
        const decided = await setVerdict(tx, applicant.id, verdictOf(typed.data.number));
        await insertEvent(tx, sumsubEvent(decided));
      });
      events.wake();
      return reply.redirect(applicant.returnUrl ?? settings.publicOrigin, 303);
    });
  });
}
