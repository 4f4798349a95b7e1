import type { Affiliate, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { insertPartner } from './partner.store.ts';
import { wholePartner } from './partner.wire.ts';

type Input = z.output<OperatorCalls['/operator/affiliate/create']['input']>;

/** Adds a partner with an empty book. It earns nothing before two people have set its terms and it is active. */
export async function createPartner(
  deps: Pick<AffiliatesDeps, 'db' | 'origin' | 'maskedDestination'>,
  operator: Pick<StaffPerson, 'name'>,
  { reason, ...typed }: Input,
): Promise<Result<Affiliate>> {
  const missing = (['company', 'contact', 'termsVersion'] as const).find((name) => typed[name] === '');
  if (missing) return refuse('missingField', { field: missing });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const email = typed.email.toLowerCase();
  return inTransaction(deps.db, async (tx) => {
    const by = `operator:${operator.name}`;
    const id = await insertPartner(tx, { ...typed, email, by });
    if (id === undefined) return refuse('conflict');
    const { company, countryCode, currency, termsVersion } = typed;
    await recordAuditEvent(tx, {
      actor: by,
      subject: `affiliate:${id}`,
      command: 'affiliate.create',
      after: { company, countryCode, currency, termsVersion, state: 'applied', reason },
    });
    return ok((await wholePartner(deps, tx, id))!);
  });
}
