import { connect, migrate, schemaIn, troubleOf } from '@fairhouse/database';
import { type Logger, operationRoutes, type Running } from '@fairhouse/operation';
import formBody from '@fastify/formbody';
import Fastify, { type FastifyError, LogController } from 'fastify';
import { walletElementRoutes } from './adyen/wallet-elements.routes.ts';
import { beaconRoutes } from './beacon/beacon.routes.ts';
import { priceRoutes } from './coins/prices.routes.ts';
import { controlRoutes } from './controls/controls.routes.ts';
import { startDelivering } from './events/deliver-events.ts';
import { sendersOf } from './events/senders.ts';
import { hub88Routes } from './hub88/hub88.routes.ts';
import { checkoutPages } from './pages/checkout.routes.ts';
import { expirePayments } from './payments/decide-payment.ts';
import { payoutRoutes } from './payouts/payouts.routes.ts';
import { providers } from './providers.ts';
import type { SandboxSettings } from './settings.ts';
import { stampRoutes } from './time-stamps/stamp.routes.ts';

export interface RunningSandbox extends Running {
  /** Where it listens, which matters when it was told port 0. */
  port: number;
}

/** Migrates schema `sandbox`, serves the provider and delivers its events. */
export async function startSandbox(settings: SandboxSettings, logger: Logger): Promise<RunningSandbox> {
  const db = connect({ url: settings.databaseUrl, schema: 'sandbox', connections: 4 });
  await migrate(db, 'sandbox', schemaIn(new URL('./', import.meta.url), 'sandbox'));
  const events = startDelivering({
    db,
    logger,
    senderOf: sendersOf(providers, settings),
    async expireOverdue() {
      await expirePayments({ db, providers });
      for (const { endOverdue } of providers.values()) await endOverdue?.(db);
    },
  });

  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  });
  // A provider in trouble says so, and the casino asks again.
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    if (troubleOf(error)) return reply.code(503).send({ error: { message: 'Temporarily unavailable.' } });
    return reply.send(error);
  });
  await server.register(formBody);
  operationRoutes(server, { ready: () => db.query('select 1').then(() => true) });
  const parts = { db, settings, events, providers };
  for (const { routes } of providers.values()) await server.register(async (scope) => routes(scope, parts));
  await server.register(async (scope) => payoutRoutes(scope, parts));
  await server.register(async (scope) => checkoutPages(scope, parts));
  await server.register(async (scope) => walletElementRoutes(scope));
  await server.register(async (scope) => priceRoutes(scope));
  await server.register(async (scope) => beaconRoutes(scope));
  await server.register(async (scope) => stampRoutes(scope));
  await server.register(async (scope) => hub88Routes(scope, parts));
  const { localChains } = settings;
  let miner: { stop(): Promise<void> } | undefined;
  if (localChains) {
    // The libraries of the chains are large, and most sandboxes have none.
    const { walletRoutes } = await import('./coins/wallet.routes.ts');
    await server.register(async (scope) => walletRoutes(scope, localChains));
    const { mineWhatWaits } = await import('@fairhouse/chains/local');
    if (localChains.litecoin) miner = mineWhatWaits(localChains.litecoin, {}, logger);
  }
  if (settings.controls) await server.register(async (scope) => controlRoutes(scope, parts));
  await server.listen({ host: settings.host, port: settings.port });

  return {
    port: (server.server.address() as { port: number }).port,
    async stop() {
      await server.close();
      await miner?.stop();
      await events.stop();
      await db.end();
    },
  };
}
