import type { Logger } from '../logger.ts';
import type { TracingSettings } from './read-settings.ts';
import { setTracer } from './tracer.ts';

/** From now on the process has a tracer, and its metrics are sent. What it answers sends the last of both and ends them. */
export async function startTracing(settings: TracingSettings, log: Logger): Promise<() => Promise<void>> {
  // Only now: a process that nobody traces does not load it.
  const { openTelemetry } = await import('./open-telemetry/open-telemetry.ts');
  const { tracer, close } = openTelemetry(settings, log);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await close();
  };
}
