import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { removeCopiesWithin } from '../copy/remove-copies.ts';
import type { DataMember, PersonalDataDeps } from '../personal-data.deps.ts';
import {
  type Erasure,
  eraseAccess,
  eraseDocuments,
  eraseIdentity,
  eraseLetters,
  erasePayments,
  finish,
  keepByLaw,
  noteStep,
  putOff,
  redactAuditEvents,
  takeDue,
} from './erasure.store.ts';
import { personalKeys } from './personal-keys.ts';

const everyMs = 5_000;
const dayMs = 24 * 3_600_000;
const eventsAtOnce = 200;
const mostCopies = 100;

type Step = (deps: PersonalDataDeps, tx: Transaction, member: DataMember) => Promise<unknown>;

/** What no law asks for; and, when its years are over, who the member was. Each is done once, and may be begun again. */
const atOnce: Readonly<Record<string, Step>> = {
  play: (deps, tx, { id }) => deps.endPlay(tx, id),
  copies: (deps, tx, { id }) => removeCopiesWithin(deps, tx, { memberId: id, most: mostCopies }),
  letters: (_deps, tx, { id, email }) => eraseLetters(tx, id, email),
  tables: (deps, tx, { id }) => deps.forgetSpeaker(tx, id),
  access: async (deps, tx, { id }) => eraseAccess(tx, id, await deps.hashOfNobody()),
};
const later: Readonly<Record<string, Step>> = {
  payments: (_deps, tx, { id }) => erasePayments(tx, id),
  // Pictures first: rows that are left name what is still to be removed.
  async documents(deps, tx, { id }) {
    for (const { storageName } of await deps.picturesOf(tx, id)) {
      await deps.pictures.remove(storageName);
    }
    await eraseDocuments(tx, id);
  },
  identity: async (deps, tx, { id }) => eraseIdentity(tx, id, await deps.hashOfNobody()),
  async record(_deps, tx, { id }) {
    while ((await redactAuditEvents(tx, id, personalKeys, eventsAtOnce)) > 0);
  },
};

export function eraseMembersJob(deps: PersonalDataDeps): StandingJob {
  return { name: 'eraseMembers', everyMs, run: () => eraseStep(deps) };
}

/** The next step of an erasure that is due, in one transaction with its audit event; answers whether there was one. */
export async function eraseStep(deps: PersonalDataDeps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const erasure = await takeDue(tx, now);
    if (!erasure) return 0;
    const member = (await deps.findMember(erasure.memberId, tx))!;
    // Of whom the casino owes money, nothing is erased.
    if (erasure.state === 'waiting' && !(await deps.hasNothing(tx, erasure.memberId))) {
      await putOff(tx, erasure.id, 'moneyLeft', new Date(now.getTime() + dayMs));
      return 1;
    }
    // Who the member was goes only once the years of the law have been set, and are over.
    const next = nextOf(erasure, atOnce) ?? (erasure.keepUntil === null ? undefined : nextOf(erasure, later));
    if (next) await doStep(deps, tx, erasure, member, next);
    else if (erasure.keepUntil === null) await keep(deps, tx, erasure, member);
    else {
      await finish(tx, erasure.id, now);
      await note(tx, erasure, 'erasure.finish', { state: 'finished' });
    }
    return 1;
  });
}

function nextOf({ done }: Erasure, steps: Readonly<Record<string, Step>>): [string, Step] | undefined {
  return Object.entries(steps).find(([name]) => !done.includes(name));
}

async function doStep(
  deps: PersonalDataDeps,
  tx: Transaction,
  erasure: Erasure,
  member: DataMember,
  [name, step]: [string, Step],
): Promise<void> {
  await step(deps, tx, member);
  await noteStep(tx, erasure.id, name);
  await note(tx, erasure, 'erasure.step', { state: 'erasing', step: name });
}

async function keep(deps: PersonalDataDeps, tx: Transaction, erasure: Erasure, member: DataMember): Promise<void> {
  const years = (await deps.rulesOf(member.id, tx))['retention.accountYears'];
  const until = await keepByLaw(tx, erasure.id, years);
  await note(tx, erasure, 'erasure.keep', { state: 'keptByLaw', until });
}

function note(
  tx: Transaction,
  { id, memberId }: Erasure,
  command: string,
  after: Record<string, unknown>,
): Promise<void> {
  return recordAuditEvent(tx, { actor: 'system:erasure', memberId, subject: `erasure:${id}`, command, after });
}
