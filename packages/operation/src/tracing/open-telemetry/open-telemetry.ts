import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../../logger.ts';
import { collectProcessMetrics, register } from '../../metrics.ts';
import type { TracingSettings } from '../read-settings.ts';
import type { Tracer } from '../tracer.ts';
import { collectRegistry } from './collect-registry.ts';
import { tellTrouble } from './tell-trouble.ts';
import { tracerOver } from './tracer-over.ts';

const timeoutMillis = 3_000;
const spansEveryMs = 2_000;
const metricsEveryMs = 15_000;
/** Of the time that a process has to end. */
const lastWordsMs = 4_000;

/**
 * Sends spans, and the same figures that `/metrics` shows, to a collector as JSON over HTTP. A collector that is away costs
 * the spans of that time, never a call: beyond 8,192 that wait, they are dropped.
 */
export function openTelemetry(
  { endpoint, serviceName, share }: TracingSettings,
  log: Logger,
): { tracer: Tracer; close(): Promise<void> } {
  tellTrouble(log);
  collectProcessMetrics();
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.namespace': 'fairhouse',
    'service.instance.id': randomUUID(),
    'host.name': hostname(),
    'process.pid': process.pid,
  });
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis }),
        scheduledDelayMillis: spansEveryMs,
        exportTimeoutMillis: timeoutMillis,
        maxQueueSize: 8_192,
      }),
    ],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis }),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: timeoutMillis,
    metricProducers: [{ collect: () => collectRegistry(register, resource) }],
  });
  const figures = new MeterProvider({ resource, readers: [reader] });
  return {
    tracer: tracerOver(spans.getTracer('fairhouse')),
    async close() {
      const sent = Promise.allSettled([spans.shutdown(), figures.shutdown()]);
      await Promise.race([sent, sleep(lastWordsMs, undefined, { ref: false })]);
    },
  };
}
