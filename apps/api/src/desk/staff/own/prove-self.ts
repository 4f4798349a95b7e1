import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { makeLink } from '../links/make-link.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import { provePasskey } from '../sign-in/prove-passkey.ts';
import { type Enter, provePassword } from '../sign-in/prove-password.ts';
import type { StaffDeps } from '../staff.deps.ts';

type Input = z.output<OperatorCalls['/operator/auth/means/prove']['input']>;
type Proof = OperatorCallOutput<'/operator/auth/means/prove'>;

/**
 * A fresh proof that it is oneself who sits there, by what one signs in with. It gives a one-time link to change that with:
 * anyone who finds a page that was left open, or has stolen its session, has none. A token of the command line proves nothing.
 */
export async function proveSelf(
  deps: StaffDeps,
  { passkey, password, code }: Input,
  operator: Operator,
  caller: SessionOrigin,
): Promise<Result<Proof>> {
  if (operator.session.kind !== 'session') return refuse('notPermitted');
  const enter: Enter<Proof> = async (tx, { staffId }) => {
    // Somebody else's passkey.
    if (staffId !== operator.id) return refuse('signInFailed');
    const by = `operator:${operator.name}`;
    const { token, linkUntil } = await makeLink(deps, tx, { staffId, purpose: 'change', by });
    await recordAuditEvent(tx, { actor: by, subject: `staff:${staffId}`, command: 'staff.proveSelf' });
    return ok({ token, tokenUntil: linkUntil.toISOString() });
  };
  if (passkey !== undefined) return provePasskey(deps, passkey, caller, enter);
  if (password === undefined || code === undefined) return refuse('missingField', { field: 'password' });
  return provePassword(deps, { name: operator.name, password, code }, caller, enter);
}
