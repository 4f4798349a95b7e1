import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Tracer } from '../tracer.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const propagator = new W3CTraceContextPropagator();

/** Our tracer over the library's. */
export function tracerOver(spans: OtelTracer): Tracer {
  const here = new AsyncLocalStorage<Context>();
  return {
    isInside: () => here.getStore() !== undefined,
    open(name, kind, attributes, traceparent) {
      // Of what a caller says, the ids and the mark that it is kept, and nothing that is handed on unread.
      const above =
        traceparent === undefined
          ? (here.getStore() ?? ROOT_CONTEXT)
          : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = spans.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, above);
      const within = trace.setSpan(above, span);
      return {
        run: (work) => here.run(within, work),
        headers() {
          const headers: Record<string, string> = {};
          propagator.inject(within, headers, defaultTextMapSetter);
          return headers;
        },
        set: (more) => void span.setAttributes({ ...more }),
        note: (event, more) => void span.addEvent(event, { ...more }),
        end(failure) {
          if (failure !== undefined) {
            span.setAttribute('error.type', failure);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
  };
}
