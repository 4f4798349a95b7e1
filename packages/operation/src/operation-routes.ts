import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closeUnusedConnections } from './close-unused-connections.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { collectProcessMetrics, Histogram, register } from './metrics.ts';

const readyTimeoutMs = 2_000;

export interface OperationOptions {
  /** Whether work can be done now: the database answers, reference data is there. A rejection counts as no. */
  ready: () => Promise<boolean>;
}

/**
 * `/healthz`: the process lives (200). `/readyz`: it can work now (200) or not (503, also while it is closing).
 * `/metrics`: Prometheus text, for the machine itself or with `Authorization: Bearer <METRICS_TOKEN>`; else 404.
 * And an orderly end: closing waits for what was asked, and for nobody who only might ask.
 */
export function operationRoutes(app: FastifyInstance, { ready }: OperationOptions): void {
  collectProcessMetrics();
  closeUnusedConnections(app);
  const duration = requestDuration();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // A connection whose last answer went out during the closing would otherwise be kept alive and hold it up.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    done();
  });
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ alive: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const isReady = !closing && (await inTime(ready));
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayReadMetrics(request)) return reply.callNotFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function requestDuration(): InstanceType<typeof Histogram> {
  const name = 'http_request_duration_seconds';
  const known = register.getSingleMetric(name);
  if (known instanceof Histogram) return known;
  return new Histogram({
    name,
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
}

async function inTime(ready: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), readyTimeoutMs);
  });
  try {
    return await Promise.race([ready(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function mayReadMetrics(request: FastifyRequest): boolean {
  const token = process.env.METRICS_TOKEN;
  if (token) {
    const expected = Buffer.from(`Bearer ${token}`);
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return true;
  }
  return isFromThisMachine(request);
}
