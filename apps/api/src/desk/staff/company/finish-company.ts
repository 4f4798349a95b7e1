import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { OpenIdPerson } from '../../../lib/open-id.ts';
import { endLinks } from '../links/link.store.ts';
import { type Entered, letIn } from '../sessions/let-in.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import { insertSignIn } from '../sign-in/sign-in.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { lockStaff } from '../staff.store.ts';
import { openAttempt } from './attempt.ts';
import { findByAccount, findByEmail, insertAccount, noteUse, type StaffOfAccount } from './company.store.ts';
import type { Company } from './company.ts';

/**
 * Signs in who comes back from the company's provider. The first time, the account there is linked with the person of the staff
 * whose address the provider vouches for; from then on the account alone counts. Nobody is added to the staff by it.
 */
export async function finishCompany(
  deps: StaffDeps,
  { returned, browser }: { returned: string; browser: string },
  caller: SessionOrigin,
): Promise<Entered> {
  const person = await personOf(deps, returned, browser);
  if (!person.ok) return person;
  const { company, person: proven } = person.data;
  if (!company.usedSecondFactor(proven)) {
    await insertSignIn(deps.db, { at: deps.clock(), name: '', outcome: 'refused', means: 'company', ...caller });
    return refuse('companyFactorMissing');
  }
  const entered = await inTransaction(deps.db, async (tx) => {
    const known = (await findByAccount(tx, proven)) ?? (await link(deps, tx, proven));
    if (!known?.enabled) {
      const of = known ? { staffId: known.staffId, name: known.name } : { name: '' };
      await insertSignIn(tx, { at: deps.clock(), ...of, outcome: 'refused', means: 'company', ...caller });
      return refuse('companyUnknown');
    }
    await noteUse(tx, known.staffId, deps.clock());
    const { staffId, name } = known;
    return ok(await letIn(deps, tx, { staffId, name, means: 'company', kind: 'session', ...caller }));
  });
  return entered.ok ? entered.data() : entered;
}

/** Who the provider says it is, for the tab that began. */
async function personOf(
  { company, sealing, clock, log, origin }: StaffDeps,
  returned: string,
  browser: string,
): Promise<Result<{ company: Company; person: OpenIdPerson }>> {
  if (!company) return refuse('companyUnavailable');
  const address = new URL(`${origin}/`);
  address.search = returned;
  const attempt = openAttempt(sealing, address.searchParams.get('state') ?? '', browser, clock());
  if (!attempt) return refuse('companyExpired');
  try {
    return ok({ company, person: await company.client.personOf(address, attempt) });
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "a return from the company's sign-in was refused");
    return refuse('companyExpired');
  }
}

/** Links the account with the person of the address. Open links of an invitation or recovery are not needed any longer. */
async function link(
  { clock, mail, company }: StaffDeps,
  tx: Transaction,
  { issuer, subject, email, emailVerified }: OpenIdPerson,
): Promise<StaffOfAccount | undefined> {
  // Two first sign-ins of one person at once link one account.
  await lockStaff(tx);
  const linked = await findByAccount(tx, { issuer, subject });
  if (linked) return linked;
  const found = emailVerified && email ? await findByEmail(tx, email) : undefined;
  if (!found?.enabled) return found;
  const { staffId, name } = found;
  await insertAccount(tx, staffId, { issuer, subject }, clock());
  const by = `operator:${name}`;
  await endLinks(tx, staffId, clock());
  await recordAuditEvent(tx, {
    actor: by,
    subject: `staff:${staffId}`,
    command: 'staff.linkCompanyAccount',
    after: { issuer, subject },
  });
  await mail(tx, { ...found, email: email.toLowerCase() }, 'staffCompanyLinked', {
    username: name,
    company: company!.name,
  });
  return found;
}
