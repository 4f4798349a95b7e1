import { errorCodes } from '@fairhouse/contract';
import type { ErrorName } from '@fairhouse/contract/errors';
import { OutcomeUnknown, troubleOf } from '@fairhouse/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StorageAway } from '../lib/storage/storage.ts';
import { type Language, languageOf } from './language.ts';
import { messageOf } from './messages/index.ts';
import { Fault, type Refusal } from './result.ts';

const ourTroubles = new Set<ErrorName>(['unavailable', 'outcomeUnknown', 'cannotSave']);
const retryAfterSeconds = 5;

/** A database or a storage that is away or hangs, or a disk that is full: what can be said for certain about the call. */
function casinoTroubleOf(error: unknown): ErrorName | undefined {
  const trouble = troubleOf(error);
  if (trouble === 'full') return 'cannotSave';
  if (error instanceof OutcomeUnknown) return 'outcomeUnknown';
  return trouble || error instanceof StorageAway ? 'unavailable' : undefined;
}

/** Business outcomes travel with HTTP 200; transport faults with their own status. Both carry the envelope. */
export function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const code = errorCodes[refusal.error];
  const language = languageOf(request.headers['x-fe-lang']);
  const message = messageOf(refusal.saying ?? refusal.error, language, refusal.values);
  const isOurTrouble = ourTroubles.has(refusal.error);
  if (isOurTrouble) reply.header('retry-after', String(retryAfterSeconds));
  // RFC 9110, 11.6.1: every 401 names the scheme.
  if (refusal.error === 'keyInvalid') reply.header('www-authenticate', 'Bearer');
  return reply
    .status(isOurTrouble ? 503 : code >= 400 && code < 600 ? code : 200)
    .send({ error: code, message, data: refusal.data ?? null });
}

export function envelopeOf(error: Refusal['error'], language: Language, values?: Refusal['values']) {
  return { error: errorCodes[error], message: messageOf(error, language, values), data: null };
}

/** The database refuses what somebody of the staff does about themselves as a member, whichever call it is. */
function isOwnAffair(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'audit_event_own_affair';
}

export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Fault)
    return refuseWith(request, reply, { ok: false, error: error.error, values: error.values });
  if (isOwnAffair(error)) return refuseWith(request, reply, { ok: false, error: 'ownAffair' });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413) return refuseWith(request, reply, { ok: false, error: 'bodyTooLarge' });
  if (status === 415) return refuseWith(request, reply, { ok: false, error: 'unsupportedBody' });
  if (status >= 400 && status < 500) return refuseWith(request, reply, { ok: false, error: 'unreadableBody' });
  const trouble = casinoTroubleOf(error);
  if (trouble) {
    request.log.warn({ err: error, path: request.routeOptions.url }, 'the server could not answer for now');
    return refuseWith(request, reply, { ok: false, error: trouble });
  }
  request.log.error({ err: error, path: request.routeOptions.url }, 'call failed');
  return refuseWith(request, reply, { ok: false, error: 'serverBusy' });
}
