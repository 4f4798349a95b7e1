/**
 * `npm run pots`: what lies in the shared pots of a running casino, held against its rounds. Ends with 1 where a pot is not what its
 * rounds say. It reads all rounds of the games with a pot.
 */
import { join } from 'node:path';
import { connect } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { amountOf, formatAmount } from '@fairhouse/money';
import { readPots, verifyPots } from '@fairhouse/rgs';

const { DATABASE_URL, FAIRHOUSE_DATA_DIR } = process.env;
const url = DATABASE_URL || (await runningServer(join(FAIRHOUSE_DATA_DIR || '.data', 'postgres')))?.url;
if (!url) throw new Error('no casino is running here: start it, or name its database in DATABASE_URL');
const db = connect({ url, schema: 'studio', connections: 1 });
try {
  for (const { code, currency, fun, amount, rounds, wins } of await readPots(db)) {
    const inText = formatAmount(amountOf(currency, amount), 'en');
    process.stdout.write(
      `${code} ${currency}${fun ? ' for fun' : ''}: ${inText}, ${rounds} rounds, taken ${wins} times\n`,
    );
  }
  const findings = await verifyPots(db);
  for (const { code, currency, fun, finding } of findings)
    process.stdout.write(`${code} ${currency}${fun ? ' for fun' : ''}: ${finding}\n`);
  if (findings.length === 0) process.stdout.write('every pot is what its rounds say\n');
  else process.exitCode = 1;
} finally {
  await db.end();
}
