import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { refuse } from './answers.ts';

const toleranceMs = 300_000;

/** Answers a question of the casino, given what its contract could read of it. */
export type Answering = <S extends z.ZodType>(
  path: string,
  input: S,
  command: (input: z.output<S>, reply: FastifyReply) => Promise<FastifyReply>,
) => void;

/** The casino's questions, each signed over its path and bytes by the pages of docs/vendor-wallet.md. The whole scope is theirs. */
export function signedQuestions(app: FastifyInstance, secrets: readonly string[]): Answering {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return (path, input, command) => {
    app.post(path, async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      if (!isSigned(path, request.headers, body, secrets)) return reply.code(401).send({ ok: false });
      const read = input.safeParse(parsed(body));
      return read.success ? command(read.data, reply) : refuse(reply, 'WRONG_INPUT');
    });
  };
}

function isSigned(path: string, headers: Record<string, unknown>, body: Buffer, secrets: readonly string[]): boolean {
  const timestamp = String(headers['x-vendor-timestamp'] ?? '');
  const signature = String(headers['x-vendor-signature'] ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || !/^v2=[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(Number(timestamp) * 1_000 - Date.now()) > toleranceMs) return false;
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(signedHead(timestamp, path)).update(body).digest('hex');
    return timingSafeEqual(Buffer.from(signature), Buffer.from(`${signatureVersion}${expected}`));
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
