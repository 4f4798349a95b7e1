import type { Call } from '@fairhouse/contract';
import type { FileAnswer } from '@fairhouse/contract/operator';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import { refuseWith } from './answer.ts';
import { readBody } from './body.ts';
import type { EdgeCountry } from './edge-country.ts';
import type { Handler } from './handler.ts';
import { languageOf } from './language.ts';
import { openPlaces, type Places } from './places.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Refusal, Result } from './result.ts';
import { sendFile } from './send-file.ts';
import { maxBodyBytes } from './server.ts';
import type { Operator, SessionMember, SessionPartner } from './session.ts';

/** Who asks, and the token that said so. */
export interface Asker {
  token: string | undefined;
  member?: SessionMember | undefined;
  operator?: Operator;
  partner?: SessionPartner;
}

/** What one listener answers, and to whom. */
export interface Listener {
  calls: readonly Call[];
  handlers: Handler[];
  rateLimits: RateLimits;
  /** The country that a trusted edge vouches for. */
  edgeCountry: EdgeCountry;
  /** Whether bodies come form-encoded and multipart too, as the specification has it. */
  takesForms: boolean;
  /** Decides whether the call may be made, before its body is read. */
  admit(call: Call, request: FastifyRequest): Promise<Asker | Refusal>;
  /** Post-processes a successful response. */
  finish?(
    call: Call,
    asker: Asker,
    answer: Extract<Result<unknown>, { ok: true }>,
    reply: FastifyReply,
  ): Promise<unknown>;
}

const maxFileBytes = 5 * 1024 * 1024;
/** Each under way holds its file in memory: 5 MB of one member's six pictures, 240 MB of everybody's. */
const uploadsAtOnce = { all: 48, each: 6 };

/** Every call of a listener, and what is answered where there is none. */
export async function callRoutes(server: FastifyInstance, listener: Listener): Promise<void> {
  if (listener.takesForms) await server.register(formBody, { bodyLimit: maxBodyBytes });
  await server.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 40, fieldSize: 16 * 1024 },
  });
  server.setNotFoundHandler((request, reply) => refuseWith(request, reply, { ok: false, error: 'notFound' }));

  const uploads = openPlaces(uploadsAtOnce);
  const handlers = new Map(listener.handlers.map((handler) => [handler.call.path, handler]));
  for (const declared of listener.calls) {
    // A picture is no envelope: its route stands with the documents.
    if (declared.method === 'GET') continue;
    const handler = handlers.get(declared.path);
    server.route({
      method: declared.method,
      url: `/api${declared.path}`,
      handler: (request, reply) => {
        // What a call answers is somebody's own, and may be another's a moment later in the same browser.
        reply.header('cache-control', 'no-store');
        return serve({ ...listener, uploads }, declared, handler, request, reply);
      },
    });
  }
}

async function serve(
  listener: Listener & { uploads: Places },
  call: Call,
  handler: Handler | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await listener.rateLimits.allow(call, request.ip)))
    return refuseWith(request, reply, { ok: false, error: 'tooManyRequests' });

  const asker = await listener.admit(call, request);
  if ('ok' in asker) return refuseWith(request, reply, asker);
  if (!handler) return refuseWith(request, reply, { ok: false, error: 'notAvailableYet' });

  // Before the body: those that wait for a place would fill the memory just as well.
  const giveBack = call.upload ? listener.uploads.take(String(asker.member?.id ?? asker.operator?.id)) : undefined;
  if (call.upload && !giveBack) return refuseWith(request, reply, { ok: false, error: 'tooManyRequests' });
  try {
    return await answerCall(listener, call, handler, request, reply, asker);
  } finally {
    giveBack?.();
  }
}

async function answerCall(
  listener: Listener,
  call: Call,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  asker: Asker,
): Promise<FastifyReply> {
  const { fields, file } = await readBody(request, call);
  const parsed = call.input.safeParse(fields, { reportInput: true });
  if (!parsed.success) return refuseWith(request, reply, firstProblem(parsed.error));

  const result = await handler.command({
    input: parsed.data,
    language: languageOf(request.headers['x-fe-lang']),
    address: request.ip,
    edgeCountry: listener.edgeCountry(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    file,
    ...asker,
  });
  if (!result.ok) return refuseWith(request, reply, result);
  const data = listener.finish ? await listener.finish(call, asker, result, reply) : result.data;
  if (call.answersFile) return sendFile(reply, data as FileAnswer);
  return reply.send({ error: 0, message: '', data: data ?? null });
}

function firstProblem(error: ZodError): Refusal {
  const issue = error.issues[0]!;
  const named = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '');
  // Some of the names are the sender's own: whatever else they carry is not said back.
  const field = /^[\w., ]{1,100}$/.test(named) ? named : 'the request';
  const missing = (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;
  return { ok: false, error: missing ? 'missingField' : 'invalidField', values: { field } };
}
