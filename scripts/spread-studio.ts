import { parseArgs } from 'node:util';
import { connect } from '@fairhouse/database';
import { gatherPlayers, spreadPlayers } from '@fairhouse/rgs/sharding';
import { studioMigrations, studioSchema } from '../apps/studio/src/schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shards: { type: 'string', default: '8' } },
});
const [, command = 'spread'] = positionals;
const url = process.env.STUDIO_DATABASE_URL || process.env.DATABASE_URL;

if (!url || !['spread', 'gather'].includes(command)) {
  process.stderr.write(
    'STUDIO_DATABASE_URL=postgres://… npm run spread -- studio [--shards 1, 2, 4, … 64], and npm run spread -- studio gather\n',
  );
  process.exit(2);
}

const db = connect({ url, schema: studioSchema, connections: 2 });
try {
  if (command === 'gather') {
    const { pauseMs } = await gatherPlayers(db, studioMigrations);
    process.stdout.write(
      `The studio's players lie in one database again; no round could be played for ${pauseMs} ms.\n`,
    );
  } else {
    const { shards, machines, pauseMs } = await spreadPlayers(db, studioMigrations, { shards: Number(values.shards) });
    const pause = pauseMs > 0 ? `no round could be played for ${pauseMs} ms` : 'their functions were made again';
    process.stdout.write(`The studio's players lie in ${shards} shards on ${machines} machines; ${pause}.\n`);
  }
} catch (error) {
  process.stderr.write(`spread: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.end();
}
