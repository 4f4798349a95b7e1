import { expect, it } from 'vitest';
import { readTracingSettings } from './read-settings.ts';

it('nothing is traced unless a collector is named', () => {
  expect(readTracingSettings('api', {})).toBeUndefined();
  expect(readTracingSettings('api', { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: '' })).toBeUndefined();
});

it('with a collector, everything has a default', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  const endpoint = 'http://127.0.0.1:4318';
  expect(readTracingSettings('api', { OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    endpoint,
    serviceName: 'fairhouse-api',
    share: 1,
  });
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: 'north', OTEL_TRACES_SAMPLER_ARG: '0.01' };
  expect(readTracingSettings('api', given)).toEqual({ endpoint, serviceName: 'north', share: 0.01 });
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG is no share'],
])('%j is refused with a sentence', (env, says) => {
  expect(() => readTracingSettings('api', env)).toThrow(says);
});
