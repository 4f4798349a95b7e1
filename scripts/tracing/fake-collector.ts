import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  events: z.array(z.object({ name: z.string(), attributes: z.array(attribute) })),
  status: z.object({ code: z.number().optional() }),
});
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
const point = z.object({
  attributes: z.array(attribute),
  asDouble: z.number().optional(),
  count: z.number().optional(),
  sum: z.number().optional(),
  bucketCounts: z.array(z.number()).optional(),
  explicitBounds: z.array(z.number()).optional(),
});
const points = z.object({ dataPoints: z.array(point) }).optional();
const metric = z.object({ name: z.string(), sum: points, gauge: points, histogram: points });
const metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(metric) })) })),
});

export type Span = z.output<typeof span>;

/** What a collector takes on port 4318: OTLP as JSON over HTTP, by the names of its specification. */
export async function fakeCollector() {
  const spans: Span[] = [];
  const figures = new Map<string, z.output<typeof metric>>();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    if (request.url === '/v1/traces') {
      const all = traces.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      spans.push(...all.flatMap((scope) => scope.spans));
    } else if (request.url === '/v1/metrics') {
      const all = metrics.parse(JSON.parse(body)).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics);
      for (const each of all.flatMap((scope) => scope.metrics)) figures.set(each.name, each);
    } else response.statusCode = 404;
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    figures,
    /** Everything that was sent, as it came. */
    bodies,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
