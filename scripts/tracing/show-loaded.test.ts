import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { programArgs } from '../../test-kit/built-program.ts';

/** To its orderly end: else it throws. */
async function run(endpoint?: string) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, await programArgs('scripts/tracing/show-loaded.ts'), {
    env: { ...env, LOG_LEVEL: 'info', ...(endpoint && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) },
  });
  const lines = stdout.trim().split('\n');
  expect(lines.at(-1)).toContain('"msg":"stopped"');
  return { ...(JSON.parse(lines[0]!) as { loaded: number; traces: boolean }), stdout };
}

it('without the setting nothing of OpenTelemetry is loaded', async () => {
  expect(await run()).toMatchObject({ loaded: 0, traces: false });
});

it('with it, it is, and a collector that is away is logged and keeps no process from ending', async () => {
  // The port for discarding, where nobody listens.
  const { loaded, traces, stdout } = await run('http://127.0.0.1:9');
  expect(traces).toBe(true);
  expect(loaded).toBeGreaterThan(20);
  expect(stdout.split('the trace collector refuses data').length).toBe(2);
});
