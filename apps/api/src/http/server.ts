import { answersBeforeRouting } from '@fairhouse/operation';
import { traceRequests } from '@fairhouse/operation/tracing';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerFault, envelopeOf } from './answer.ts';

export interface ServerSettings {
  /** The proxies whose X-Forwarded-For is believed: addresses or ranges. None by default, so the header cannot be forged. */
  trustedProxies: string[];
}

const requestTimeoutMs = 30_000;
export const maxBodyBytes = 64 * 1024;

/**
 * A server, still without routes. What only browsers need is added in a scope of theirs (`browserRoutes` in services.ts):
 * a hook of the server itself is run for every bet of a vendor too.
 */
export function createServer(settings: ServerSettings, logger: FastifyBaseLogger): FastifyInstance {
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
  traceRequests(server);
  server.setErrorHandler((error, request, reply) => answerFault(error, request, reply));
  return server;
}
