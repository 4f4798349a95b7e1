import { isUtf8 } from 'node:buffer';
import type { KeyObject } from 'node:crypto';
import { troubleOf } from '@fairhouse/database';
import { metrics } from '@fairhouse/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countedCall } from '../../../http/vendor-calls.ts';
import {
  answerText,
  bet,
  type CarryOutParts,
  type Hub88Answer,
  rollback,
  userBalance,
  userInfo,
  win,
} from './carry-out.ts';
import { isSigned, signatureHeader } from './signature.ts';
import { type Asked, hasWrongType, wire } from './wallet-wire.ts';

const answered = new metrics.Counter({
  name: 'fairhouse_hub88_calls_total',
  help: 'Calls of Hub88 to the wallet, by path and status',
  labelNames: ['path', 'status'] as const,
});

type Path = keyof typeof wire;
type CarryOut<P extends Path> = (parts: CarryOutParts, asked: Asked<P>) => Promise<Hub88Answer>;

const commands: { [P in Path]: CarryOut<P> } = {
  '/user/info': userInfo,
  '/user/balance': userBalance,
  '/transaction/bet': bet,
  '/transaction/win': win,
  '/transaction/rollback': rollback,
};

export interface Hub88WalletParts extends CarryOutParts {
  /** Hub88's key. `isLate`: the last one did not fit; there may be another by now. */
  publicKey(isLate?: boolean): Promise<KeyObject>;
}

/** The wallet as Hub88 calls it. Answers are HTTP 200 with a status, but for what was never decided. */
export function hub88WalletRoutes(edge: FastifyInstance, parts: Hub88WalletParts): void {
  edge.setErrorHandler(answerFault);
  edge.setNotFoundHandler((_request, reply) =>
    send(reply.status(404), 'none', { status: 'RS_ERROR_WRONG_SYNTAX' }, {}),
  );
  for (const path of Object.keys(wire) as Path[]) route(edge, parts, path);
}

function route<P extends Path>(edge: FastifyInstance, parts: Hub88WalletParts, path: P): void {
  const schema = wire[path];
  const carryOut = commands[path] as CarryOut<P>;
  edge.post(path, { config: { takesUpTraces: true } }, async (request, reply) => {
    const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    if (!(await isFromHub88(parts, raw, request.headers[signatureHeader]))) {
      request.log.warn({ path, address: request.ip }, 'call of an aggregator refused: bad signature');
      return send(reply, path, { status: 'RS_ERROR_INVALID_SIGNATURE' }, {});
    }
    const body = parse(raw);
    const asked = schema.safeParse(body);
    if (!asked.success) {
      const status = hasWrongType(body, asked.error) ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
      return send(reply, path, { status }, typeof body === 'object' && body !== null ? body : {});
    }
    const counted = { reply, vendor: parts.vendor, right: 'RS_OK' } as const;
    return send(reply, path, await countedCall(counted, () => carryOut(parts, asked.data as Asked<P>)), asked.data);
  });
}

async function isFromHub88({ publicKey }: Hub88WalletParts, raw: Buffer, signature: unknown): Promise<boolean> {
  const key = await publicKey();
  if (isSigned(raw, signature, key)) return true;
  const latest = await publicKey(true);
  return latest !== key && isSigned(raw, signature, latest);
}

/** Undefined for what is no JSON in UTF-8; no form accepts that. */
function parse(raw: Buffer): unknown {
  if (!isUtf8(raw)) return undefined;
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}

function send(reply: FastifyReply, path: string, answer: Hub88Answer, asked: object): FastifyReply {
  answered.inc({ path, status: answer.status });
  return reply.type('application/json; charset=utf-8').send(answerText(answer, asked));
}

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.routeOptions.url ?? 'none';
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) return send(reply.status(status), path, { status: 'RS_ERROR_WRONG_SYNTAX' }, {});
  const overloaded = troubleOf(error) !== undefined;
  request.log.error({ err: error, path }, overloaded ? 'wallet overloaded' : 'call of an aggregator failed');
  // Done or not done: the repeat under the same transaction_uuid has the answer.
  return send(reply.status(503).header('retry-after', '1'), path, { status: 'RS_ERROR_UNKNOWN' }, {});
}
