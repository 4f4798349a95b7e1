import { join, resolve } from 'node:path';
import { connect } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { addOperator } from './features/operators/add-operator.ts';
import { casinoSchema } from './schema.ts';

const sentences = {
  nameTaken: 'There is an operator of this name already; choose another name.',
  nameInvalid: 'A name has 2 to 30 small letters, digits or hyphens and begins with a letter.',
};

/** `add-operator NAME`: for the owner of the database. Prints the new operator's key, this once. */
async function main(name: string): Promise<string | undefined> {
  const folder = join(resolve(process.env.FAIRHOUSE_DATA_DIR ?? '.data'), 'postgres');
  const url = process.env.DATABASE_URL ?? (await runningServer(folder))?.url;
  if (!url) return 'No database is running; start Fairhouse first, or set DATABASE_URL.';
  const db = connect({ url, schema: casinoSchema, connections: 1 });
  try {
    const added = await addOperator(db, name);
    if (!added.ok) return sentences[added.reason];
    process.stdout.write(`${added.key}\n`);
    process.stderr.write(
      `This is the key of ${name}. It is not shown again; OPERATOR_KEY=… npm run operator uses it.\n`,
    );
    return undefined;
  } finally {
    await db.end();
  }
}

const problem = await main(process.argv[2] ?? '');
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
