import { connect, migrate } from '@fairhouse/database';
import { runProcess } from '@fairhouse/operation';
import { playMoney, rgsMigrations, type Studio, startRecovery } from '@fairhouse/rgs';
import { buildServer } from './server/build-server.ts';
import { readSettings } from './server/read-settings.ts';
import { walletClient } from './server/wallet-client.ts';

const recoverEveryMs = 2_000;

await runProcess({
  name: 'studio',
  async start(logger) {
    const settings = readSettings(process.env);
    const db = connect({ url: settings.databaseUrl, schema: 'studio' });
    await migrate(db, 'studio', rgsMigrations);
    const wallet = walletClient({
      url: settings.walletUrl,
      vendorId: settings.walletVendorId,
      secret: settings.walletSecret,
    });
    const studio: Studio = { db, wallet, funWallet: playMoney(db), times: settings.times, log: logger };
    const ready = async () => (await db.query('select 1')).rows.length === 1;
    const server = await buildServer({ studio, logger, ready, ...settings });
    await server.listen({ host: settings.host, port: settings.port });
    const recovery = startRecovery(studio, recoverEveryMs);
    return {
      async stop() {
        await server.close();
        await recovery.stop();
        wallet.close();
        await db.end();
      },
    };
  },
});
