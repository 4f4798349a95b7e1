/**
 * `npm run administrator -- invite NAME EMAIL`, `npm run administrator -- recover NAME [EMAIL]`: for the owner of the machine,
 * where there is no second administrator who could approve it at the desk. The link is mailed; what was done is in the audit log.
 */
import { join } from 'node:path';
import { inviteStaff } from '@fairhouse/contract/operator';
import { connect } from '@fairhouse/database';
import { runningServer } from '@fairhouse/database/embedded';
import { inviteAdministrator, recoverAdministrator } from '../apps/api/src/desk/index.ts';
import { messageOf } from '../apps/api/src/http/messages/index.ts';
import { insertMail, writeMail } from '../apps/api/src/players/index.ts';
import { casinoSchema } from '../apps/api/src/schema.ts';

const { DATABASE_URL, FAIRHOUSE_DATA_DIR, DESK_ORIGIN, DESK_PORT, SITE_NAME } = process.env;
const [what, givenName, givenEmail] = process.argv.slice(2);
const { name: nameOf, email: emailOf } = inviteStaff.input.shape;
const name = nameOf.safeParse(givenName);
const email = emailOf.optional().safeParse(givenEmail);
if (
  (what !== 'invite' && what !== 'recover') ||
  !name.success ||
  !email.success ||
  (what === 'invite' && !email.data)
) {
  process.stderr.write('Say invite NAME EMAIL, or recover NAME [EMAIL].\n');
  process.exit(2);
}
const url = DATABASE_URL || (await runningServer(join(FAIRHOUSE_DATA_DIR || '.data', 'postgres')))?.url;
if (!url) throw new Error('nothing is running here: start it with npm start, or name its database in DATABASE_URL');
const db = connect({ url, schema: casinoSchema, connections: 1 });
try {
  const deps = {
    db,
    origin: DESK_ORIGIN || `http://localhost:${DESK_PORT || 3003}`,
    clock: () => new Date(),
    mail: (...[tx, to, kind, values]: Parameters<Parameters<typeof inviteAdministrator>[0]['mail']>) =>
      insertMail(tx, to.email, writeMail(kind, to.language, values, SITE_NAME || 'Fairhouse')),
  };
  const done =
    what === 'invite'
      ? await inviteAdministrator(deps, { name: name.data, email: email.data! })
      : await recoverAdministrator(deps, { name: name.data, email: email.data });
  if (done.ok)
    process.stdout.write(`The link was mailed to ${done.data.sentTo}; it works until ${done.data.linkUntil}.\n`);
  else {
    process.stderr.write(`${messageOf(done.error, 'en', done.values)}\n`);
    process.exitCode = 1;
  }
} finally {
  await db.end();
}
