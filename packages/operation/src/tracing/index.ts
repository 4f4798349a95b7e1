/**
 * Traces: what one call does from process to process, reported to a collector that speaks OpenTelemetry's protocol. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT there is no tracer, no hook and no library loaded; who would open a span finds undefined.
 *
 *   const span = theTracer()?.open('POST /wallet/play', 'client', { 'http.request.method': 'POST' });
 *   await during(span, () => send({ ...span?.headers() }));
 *
 * What stands in a span is read by anyone who runs the collector: templates of routes, names of tables and functions, codes.
 * Never an address as it came, a body, a token, an amount, or who somebody is.
 *
 * Apart from the other exports, so that the database's package loads neither logs nor metrics for it.
 */
export { during } from './during.ts';
export { innerSpan } from './inner-span.ts';
export { startTracing } from './start-tracing.ts';
export { traceRequests } from './trace-requests.ts';
export { type OpenSpan, theTracer } from './tracer.ts';
