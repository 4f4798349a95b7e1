import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

type StatusBeforeRouting = 400 | 408 | 431;

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const statusOf: Record<string, StatusBeforeRouting> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * For Fastify's options: what is answered where no route and no hook has been reached, since the address cannot be read,
 * or what came is no HTTP or did not come in time. `bodyOf` answers it in the server's own form.
 */
export function answersBeforeRouting(bodyOf: () => object) {
  return {
    frameworkErrors(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
      reply.code(400).headers(headers).send(bodyOf());
    },
    clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
      // Nobody is there any more, or an answer has begun on this connection.
      if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
      const status = statusOf[error.code ?? ''] ?? 400;
      const body = JSON.stringify(bodyOf());
      const head = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
      socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    },
  };
}
