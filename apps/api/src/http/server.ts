import { type Call, calls, errorCodes } from '@fairhouse/contract';
import type { ErrorName } from '@fairhouse/contract/errors';
import { type FileAnswer, operatorCalls } from '@fairhouse/contract/operator';
import { OutcomeUnknown, troubleOf } from '@fairhouse/database';
import { answersBeforeRouting } from '@fairhouse/operation';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ZodError } from 'zod';
import { readBody } from './body.ts';
import type { EdgeCountry } from './edge-country.ts';
import type { Handler } from './handler.ts';
import { type Language, languageOf } from './language.ts';
import { messageOf } from './messages/index.ts';
import { openPlaces, type Places } from './places.ts';
import type { RateLimits } from './rate-limits.ts';
import { Fault, type Refusal } from './result.ts';
import { sendFile } from './send-file.ts';
import { type Operator, type Operators, type SessionMember, type Sessions, tokenOf } from './session.ts';

export interface ApiSettings {
  /** The proxies whose X-Forwarded-For is believed: addresses or ranges. None by default, so the header cannot be forged. */
  trustedProxies: string[];
}

export interface ApiParts {
  handlers: Handler[];
  sessions: Sessions;
  operators: Operators;
  rateLimits: RateLimits;
  /** The country that a trusted edge vouches for. */
  edgeCountry: EdgeCountry;
}

const maxBodyBytes = 64 * 1024;
const maxFileBytes = 5 * 1024 * 1024;
/** Each under way holds its file in memory: 5 MB of one member's six pictures, 240 MB of everybody's. */
const uploadsAtOnce = { all: 48, each: 6 };
const requestTimeoutMs = 30_000;

/**
 * The server, still without routes. What only browsers need is added in a scope of theirs (`browserRoutes` in house.ts):
 * a hook of the server itself is run for every bet of a vendor too.
 */
export function createServer(settings: ApiSettings, logger: FastifyBaseLogger): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    // Node takes the shorter of the two for the head alone.
    http: { headersTimeout: requestTimeoutMs },
    forceCloseConnections: 'idle',
    // Before a language or anything else is known.
    ...answersBeforeRouting(() => envelopeOf('unreadableBody', 'en')),
  });
  server.setErrorHandler((error, request, reply) => answerFault(error, request, reply));
  return server;
}

/** Every declared call, and what is answered where there is none. */
export async function callRoutes(server: FastifyInstance, parts: ApiParts): Promise<void> {
  await server.register(formBody, { bodyLimit: maxBodyBytes });
  await server.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 40, fieldSize: 16 * 1024 },
  });
  server.setNotFoundHandler((request, reply) => refuseWith(request, reply, { ok: false, error: 'notFound' }));

  const uploads = openPlaces(uploadsAtOnce);
  const handlers = new Map(parts.handlers.map((handler) => [handler.call.path, handler]));
  for (const declared of [...Object.values(calls), ...Object.values(operatorCalls)] as Call[]) {
    // A picture is no envelope: its route stands with the documents.
    if (declared.method === 'GET') continue;
    const handler = handlers.get(declared.path);
    server.route({
      method: declared.method,
      url: `/api${declared.path}`,
      handler: (request, reply) => {
        // What a call answers is somebody's own, and may be another's a moment later in the same browser.
        reply.header('cache-control', 'no-store');
        return serve({ ...parts, uploads }, declared, handler, request, reply);
      },
    });
  }
}

async function serve(
  parts: ApiParts & { uploads: Places },
  call: Call,
  handler: Handler | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await parts.rateLimits.allow(call, request.ip)))
    return refuseWith(request, reply, { ok: false, error: 'tooManyRequests' });

  const token = tokenOf(request.headers.authorization);
  const asker = await askerOf(parts, call, token);
  if (!asker) {
    const suspended = call.access === 'member' && token !== undefined && (await parts.sessions.isSuspended(token));
    return refuseWith(request, reply, {
      ok: false,
      error: 'loginAgain',
      ...(suspended ? { saying: 'accountSuspended' } : {}),
    });
  }
  if (!handler) return refuseWith(request, reply, { ok: false, error: 'notAvailableYet' });

  // Before the body: those that wait for a place would fill the memory just as well.
  const giveBack = call.upload ? parts.uploads.take(String(asker.member?.id)) : undefined;
  if (call.upload && !giveBack) return refuseWith(request, reply, { ok: false, error: 'tooManyRequests' });
  try {
    return await answerCall(parts, call, handler, request, reply, { token, ...asker });
  } finally {
    giveBack?.();
  }
}

async function answerCall(
  parts: ApiParts,
  call: Call,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  asker: Asker,
): Promise<FastifyReply> {
  const { fields, file } = await readBody(request, call);
  const parsed = call.input.safeParse(fields, { reportInput: true });
  if (!parsed.success) return refuseWith(request, reply, firstProblem(parsed.error));

  const result = await handler.verb({
    input: parsed.data,
    language: languageOf(request.headers['x-fe-lang']),
    address: request.ip,
    edgeCountry: parts.edgeCountry(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    file,
    ...asker,
  });
  if (!result.ok) return refuseWith(request, reply, result);
  if (call.answersFile) return sendFile(reply, result.data as FileAnswer);
  return reply.send({ error: 0, message: '', data: result.data ?? null });
}

interface Asker {
  token: string | undefined;
  member?: SessionMember;
  operator?: Operator;
}

async function askerOf({ sessions, operators }: ApiParts, call: Call, token: string | undefined) {
  if (call.access === 'operator') {
    const operator = token && (await operators.find(token));
    return operator ? { operator } : undefined;
  }
  const member = token ? await sessions.find(token) : undefined;
  if (call.access === 'member' && !member) return undefined;
  return { member };
}

function firstProblem(error: ZodError): Refusal {
  const issue = error.issues[0]!;
  const named = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '');
  // Some of the names are the sender's own: whatever else they carry is not said back.
  const field = /^[\w., ]{1,100}$/.test(named) ? named : 'the request';
  const missing = (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;
  return { ok: false, error: missing ? 'missingField' : 'invalidField', values: { field } };
}

const ourTroubles = new Set<ErrorName>(['unavailable', 'outcomeUnknown', 'cannotSave']);
const retryAfterSeconds = 5;

/** A database that is away or hangs, or a disk that is full: what can be said for certain about the call. */
function houseTroubleOf(error: unknown): ErrorName | undefined {
  const trouble = troubleOf(error);
  if (trouble === 'full') return 'cannotSave';
  if (error instanceof OutcomeUnknown) return 'outcomeUnknown';
  return trouble && 'unavailable';
}

/** Business outcomes travel with HTTP 200; transport faults with their own status. Both carry the envelope. */
function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const code = errorCodes[refusal.error];
  const language = languageOf(request.headers['x-fe-lang']);
  const message = messageOf(refusal.saying ?? refusal.error, language, refusal.values);
  const isOurTrouble = ourTroubles.has(refusal.error);
  if (isOurTrouble) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(isOurTrouble ? 503 : code >= 400 && code < 600 ? code : 200)
    .send({ error: code, message, data: refusal.data ?? null });
}

function envelopeOf(error: Refusal['error'], language: Language, values?: Refusal['values']) {
  return { error: errorCodes[error], message: messageOf(error, language, values), data: null };
}

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Fault)
    return refuseWith(request, reply, { ok: false, error: error.error, values: error.values });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413) return refuseWith(request, reply, { ok: false, error: 'bodyTooLarge' });
  if (status === 415) return refuseWith(request, reply, { ok: false, error: 'unsupportedBody' });
  if (status >= 400 && status < 500) return refuseWith(request, reply, { ok: false, error: 'unreadableBody' });
  const trouble = houseTroubleOf(error);
  if (trouble) {
    request.log.warn({ err: error, path: request.routeOptions.url }, 'the house is in trouble');
    return refuseWith(request, reply, { ok: false, error: trouble });
  }
  request.log.error({ err: error, path: request.routeOptions.url }, 'call failed');
  return refuseWith(request, reply, { ok: false, error: 'serverBusy' });
}
