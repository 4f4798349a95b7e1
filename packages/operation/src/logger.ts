import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino from 'pino';

export type Logger = FastifyBaseLogger;

/** Names of fields that carry a secret or a person, wherever they stand in the first three levels. */
const privateFields = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'secret',
  'signature',
  'email',
  'mobile',
  'phone',
  'address',
  'firstName',
  'lastName',
  'birthday',
  'cardNumber',
  'cvv',
  'cardNum',
  'cardCvv',
  'iban',
  'account',
];

/**
 * Structured logs, one JSON object a line on standard output. Level by LOG_LEVEL (default `info`).
 * Secrets and personal data are blotted out, requests are told without query, headers and address of the caller.
 */
export function createLogger(name: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      name,
      level: process.env.LOG_LEVEL ?? 'info',
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: privateFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[private]',
      },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: withoutQuery(request.url) }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
        err: withoutRows,
      },
    },
    destination ?? pino.destination({ sync: true }),
  );
}

/** The database tells of a refused row with all that stood in it, passwords' hashes and names included. */
function withoutRows(error: Error): object {
  const { detail: _, ...reported } = pino.stdSerializers.err(error) as pino.SerializedError & { detail?: unknown };
  return reported;
}

/** The query may hold launch tokens and file signatures. */
function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
