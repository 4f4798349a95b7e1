import { lockBooks } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import type { PersonInRegister, RegisterAnswer } from '@fairhouse/identity';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import { findPerson } from '../checks/check.store.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { type Answered, answersOf, isExcluded, membersToAsk, writeAnswer } from './register.store.ts';

const everyMs = 2_000;
const mostAtOnce = 20;
const freshForMs = 24 * 3_600_000;

/** Why nobody gets past a register that gave no answer: it is silent, or we have no access to it at all. */
export function refusalOfRegister({ registers }: Pick<IdentityDeps, 'registers'>, register: string): Refusal {
  return refuse(registers.has(register) ? 'registerSilent' : 'registerMissing');
}

/** One that is named and that we have no access to never answers. */
async function askOf(
  { registers }: Pick<IdentityDeps, 'registers'>,
  register: string,
  person: PersonInRegister,
): Promise<RegisterAnswer> {
  const said = await registers.get(register)?.ask(person);
  return said ?? { outcome: 'unknown', reason: 'no access to this register' };
}

/**
 * Whether a person may join; refuses when the register does not answer. The refusal of an excluded person does not say that they are
 * excluded, since anybody can type another person's name.
 */
export async function admitJoining(
  deps: Pick<IdentityDeps, 'registers' | 'jurisdictionOf'>,
  { countryCode, stateCode, ...person }: PersonInRegister & { countryCode: string; stateCode: string },
): Promise<Result<null>> {
  const register = deps.jurisdictionOf(countryCode, stateCode).rules['exclusion.register'];
  if (register === null) return ok(null);
  const said = await askOf(deps, register, person);
  if (said.outcome === 'unknown') return refusalOfRegister(deps, register);
  return said.outcome === 'excluded' ? refuse('excludedBefore') : ok(null);
}

/**
 * Whether the register lets a member pay in. It is asked before the first deposit of 24 hours; while it does not answer
 * nothing is paid in. Cash-outs never ask.
 */
export async function admitByRegister(deps: IdentityDeps, { id }: { id: bigint }): Promise<Result<null>> {
  const register = (await deps.jurisdictionOfMember(id)).rules['exclusion.register'];
  if (await isExcluded(deps.db, id)) return refuse('registerExcluded');
  if (register === null) return ok(null);
  const last = (await answersOf(deps.db, id)).find((answer) => answer.register === register);
  if (last && deps.clock().getTime() - last.askedAt.getTime() < freshForMs) return ok(null);
  const answer = await askAboutMember(deps, id, register);
  if (answer === 'unknown') return refusalOfRegister(deps, register);
  return answer === 'excluded' ? refuse('registerExcluded') : ok(null);
}

/** Asks now and keeps the answer; with the first `excluded` the member is. */
export async function askAboutMember(deps: IdentityDeps, id: bigint, register: string): Promise<Answered | 'unknown'> {
  const said = await askOf(deps, register, (await findPerson(deps.db, id))!);
  if (said.outcome === 'unknown') {
    deps.log.warn({ register, reason: said.reason }, 'an exclusion register does not answer');
    return 'unknown';
  }
  const answer = said.outcome;
  await inTransaction(deps.db, async (tx) => {
    // Before the member, as everything that ends games and sessions does.
    if (answer === 'excluded') await lockBooks(tx, [id]);
    const before = await writeAnswer(tx, id, { register, answer, proof: said.proof ?? null });
    if (before === answer) return;
    await recordAuditEvent(tx, {
      actor: `system:${register}`,
      memberId: id,
      subject: `member:${id}`,
      command: 'identity.register',
      ...(before ? { before: { answer: before } } : {}),
      after: { answer, ...(said.proof ? { proof: said.proof } : {}) },
    });
    if (answer === 'excluded') await deps.excludeByRegister(tx, id, register);
  });
  return answer;
}

/** Asks once a day about everybody who was here: anyone who logs in is asked about within seconds. */
export function askRegistersJob(deps: IdentityDeps): StandingJob {
  return {
    name: 'askRegisters',
    everyMs,
    async run() {
      const members = await membersToAsk(deps.db, mostAtOnce);
      let answered = 0;
      for (const { id, register } of members) if ((await askAboutMember(deps, id, register)) !== 'unknown') answered++;
      // A register that is silent is asked again after the pause, not at once.
      return answered;
    },
  };
}
