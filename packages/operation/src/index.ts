/**
 * What every process does alike: logs, health, metrics, an orderly end.
 *
 *   await runProcess({
 *     name: 'api',
 *     async start(logger) {
 *       const app = fastify({ loggerInstance: logger });
 *       operationRoutes(app, { ready: () => databaseAnswers(pool) });   // /healthz /readyz /metrics
 *       await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT) });
 *       return { stop: async () => { await app.close(); await pool.end(); } };
 *     },
 *   });
 *
 * `stop` is called once: on SIGTERM, SIGINT, or when the supervisor that started this process is gone.
 * It finishes what was accepted; after `stopTimeoutMs` (25 s) the process ends with code 1.
 * To end a start with one plain sentence and no stack, throw CannotRun. A taken port becomes such a sentence by itself.
 * Own metrics: `import { metrics } from '@fairhouse/operation'` is prom-client's module (its default registry is served).
 */
export { answersBeforeRouting } from './before-routing.ts';
export { closeUnusedConnections } from './close-unused-connections.ts';
export { connectionOf } from './connection-of.ts';
export { isFromThisMachine, isLoopback } from './from-this-machine.ts';
export { problemOf, sendHead } from './heads/send-head.ts';
export { kindOfTarget, shownTarget, type TargetKind } from './heads/target.ts';
export { type Kept, keepFor } from './keep-for.ts';
export { type KeptReading, keepReading } from './keep-reading.ts';
export type { LimitCalls } from './limits/limit-calls.ts';
export { limitExactly } from './limits/limit-exactly.ts';
export { type LimitTogether, limitTogether } from './limits/limit-together.ts';
export type { Counts } from './limits/shared-counts.ts';
export { createLogger, type Logger } from './logger.ts';
export * as metrics from './metrics.ts';
export { operationRoutes } from './operation-routes.ts';
export { type Running, runProcess, triesAgainCode } from './run-process.ts';
export { CannotRun } from './settings/cannot-run.ts';
