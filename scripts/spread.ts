import { parseArgs } from 'node:util';
import { gatherBooks, possibleShards, spreadBooks } from '@fairhouse/betting/sharding';
import { connect } from '@fairhouse/database';
import { casinoMigrations, casinoSchema } from '../apps/api/src/schema.ts';

/** The casino's books, or with `studio` the studio's players. */
if (process.argv[2] === 'studio') await import('./spread-studio.ts');
else await spreadCasino();

async function spreadCasino(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shards: { type: 'string', default: '8' } },
  });
  const shards = Number(values.shards);
  const [command = 'spread'] = positionals;
  const url = process.env.DATABASE_URL;
  if (!url || !['spread', 'gather'].includes(command) || !possibleShards.includes(shards)) {
    process.stderr.write(
      `DATABASE_URL=postgres://… npm run spread [-- --shards ${possibleShards.join(', ')}], and npm run spread -- gather\n`,
    );
    process.exit(2);
  }
  const db = connect({ url, schema: casinoSchema, connections: 2 });
  try {
    if (command === 'gather') {
      const { pauseMs } = await gatherBooks(db, casinoMigrations);
      process.stdout.write(`The books lie in one database again; nothing could be posted for ${pauseMs} ms.\n`);
    } else {
      const spread = await spreadBooks(db, casinoMigrations, { shards });
      const pause =
        spread.pauseMs > 0 ? `nothing could be posted for ${spread.pauseMs} ms` : 'their functions were made again';
      process.stdout.write(`The books lie in ${spread.shards} shards on ${spread.machines} machines; ${pause}.\n`);
    }
  } catch (error) {
    process.stderr.write(`spread: ${(error as Error).message}\n`);
    process.exitCode = 1;
  } finally {
    await db.end();
  }
}
