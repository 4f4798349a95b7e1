import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, theTracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the caller may say, by the header `traceparent`, to which trace its call belongs. */
    takesUpTraces?: boolean;
  }
}

/** Asked every few seconds by machines. */
const untraced: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

/**
 * A span for each request, by the template of its route: call it before routes and other hooks are added. Only routes
 * that say so believe a `traceparent`: players' browsers are not to choose what is recorded.
 */
export function traceRequests(server: FastifyInstance): void {
  const tracer = theTracer();
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url;
    if (untraced.includes(route)) return done();
    const given = routeOptions.config.takesUpTraces ? headers.traceparent : undefined;
    const span = tracer.open(
      route === undefined ? method : `${method} ${route}`,
      'server',
      { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) },
      typeof given === 'string' ? given : undefined,
    );
    spans.set(request, span);
    // Also when the caller has gone, of which no hook tells.
    reply.raw.once('close', () => {
      span.set({ 'http.response.status_code': reply.statusCode });
      span.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    });
    span.run(done);
  });
  // A body arrives by events of the connection, which belong to no request.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}
