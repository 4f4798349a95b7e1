import { z } from 'zod';
import { text } from '../settings/kinds.ts';
import { type Environment, readSettings } from '../settings/read-settings.ts';

/** By the names that OpenTelemetry gave them. */
export const environment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: text().refine(
    (given) => given === '' || (URL.canParse(given) && /^https?:/.test(given)),
    'is no http or https address; set it to where the collector listens, such as http://127.0.0.1:4318.',
  ),
  OTEL_SERVICE_NAME: text(),
  OTEL_TRACES_SAMPLER_ARG: text().refine(
    (given) => /^(0(\.\d+)?|1(\.0+)?)?$/.test(given),
    'is no share; set it to a number from 0 to 1.',
  ),
});

export interface TracingSettings {
  /** Where the collector listens. */
  endpoint: string;
  serviceName: string;
  /** Of the traces that begin here, how many are kept. */
  share: number;
}

/** Undefined where nobody collects traces. */
export function readTracingSettings(process: string, env: Environment): TracingSettings | undefined {
  const read = readSettings(environment, env);
  if (read.OTEL_EXPORTER_OTLP_ENDPOINT === '') return undefined;
  return {
    endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
    serviceName: read.OTEL_SERVICE_NAME || `fairhouse-${process}`,
    share: Number(read.OTEL_TRACES_SAMPLER_ARG || 1),
  };
}
