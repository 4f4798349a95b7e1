import type { Database, Transaction } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { type Demand, writeDemands } from './demand.store.ts';
import type { IdentityDeps } from './identity.deps.ts';

const everyMs = 5_000;

/** Tells the database what the places ask for: a pack that comes into force holds at the next bet within seconds. */
export function writeDemandsJob(deps: IdentityDeps): StandingJob {
  return {
    name: 'writeIdentityDemands',
    everyMs,
    async run() {
      await writeDemandsOf(deps);
      return 0;
    },
  };
}

/** Only places that ask for something before play or of a register are written; all others ask for nothing here. */
export async function writeDemandsOf({
  db,
  ruledPlaces,
}: Pick<IdentityDeps, 'ruledPlaces'> & { db: Database | Transaction }): Promise<number> {
  const demands = ruledPlaces().map(({ jurisdiction: { rules }, ...place }): Demand => {
    return {
      ...place,
      identityBefore: rules['identity.before'],
      addressBefore: rules['address.before'],
      register: rules['exclusion.register'],
      documents: rules['joining.documents']?.kinds ?? [],
      documentsBefore: rules['joining.documents']?.before ?? null,
    };
  });
  return writeDemands(db, demands.filter(asksSomething));
}

const early: readonly string[] = ['deposit', 'play'];

function asksSomething({ identityBefore, addressBefore, register, documentsBefore }: Demand): boolean {
  return (
    early.includes(identityBefore) || early.includes(addressBefore) || register !== null || documentsBefore !== null
  );
}
