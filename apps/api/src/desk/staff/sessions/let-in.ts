import type { StaffSelf } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { insertSignIn } from '../sign-in/sign-in.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findOperator, selfWire } from './find-operator.ts';
import { openSession } from './open-session.ts';
import type { SessionKind, SessionOrigin } from './session.store.ts';

export type Entered = Result<StaffSelf & { token: string | null }>;

/** Lets in who proved to be somebody of the staff. What to answer is known once the transaction has been committed. */
export async function letIn(
  deps: StaffDeps,
  tx: Transaction,
  who: { staffId: bigint; name: string; means: string; kind: SessionKind; label?: string } & SessionOrigin,
): Promise<() => Promise<Entered>> {
  const { staffId, name, means, kind, address, userAgent } = who;
  const opened = await openSession(deps, tx, who);
  await insertSignIn(tx, { at: deps.clock(), staffId, name, outcome: 'signedIn', means, address, userAgent });
  return async () => {
    const operator = await findOperator(deps, opened.token, kind, { address, userAgent });
    // Disabled in the same moment.
    if (!operator || operator === 'otherBrowser') return refuse('signInFailed');
    const self = selfWire(operator);
    if (kind === 'token') return ok({ ...self, token: opened.token });
    return { ...ok({ ...self, token: null }), session: { token: opened.token } };
  };
}
