import { type OpenSpan, type SpanAttributes, theTracer } from './tracer.ts';

/** A span of a call to the database, if it serves one that is traced: what a process asks by itself is nobody's trace. */
export function innerSpan(name: string, attributes: SpanAttributes = {}): OpenSpan | undefined {
  const tracer = theTracer();
  if (!tracer?.isInside()) return undefined;
  return tracer.open(name, 'client', { 'db.system.name': 'postgresql', ...attributes });
}
