import { DiagLogLevel, diag } from '@opentelemetry/api';
import type { Logger } from '../../logger.ts';

const tellEveryMs = 60_000;

/** The libraries' complaints become one line a minute, without what the collector answered or how we sign in there. */
export function tellTrouble(log: Logger): void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const tell = () => {
    if (performance.now() - loggedAt < tellEveryMs) return;
    loggedAt = performance.now();
    log.warn('the trace collector refuses data; check OTEL_EXPORTER_OTLP_ENDPOINT');
  };
  const silent = () => {};
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
