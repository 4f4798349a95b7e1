import { createRequire } from 'node:module';
import { runProcess } from '@fairhouse/operation';
import { theTracer } from '@fairhouse/operation/tracing';

/** Loads what opens spans, and prints what of OpenTelemetry came with it, beside the names that prom-client loads. */
await runProcess({
  name: 'trial',
  async start() {
    await import('../../apps/api/src/http/server.ts');
    await import('../../apps/api/src/play/wallet/wallet.routes.ts');
    await import('../../apps/studio/src/server/build-server.ts');
    await import('../../apps/studio/src/server/wallet-client.ts');
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((path) =>
      /@opentelemetry\/(?!api\/)/.test(path),
    );
    process.stdout.write(`${JSON.stringify({ loaded: loaded.length, traces: theTracer() !== undefined })}\n`);
    return { stop: async () => {} };
  },
});
process.emit('SIGTERM');
