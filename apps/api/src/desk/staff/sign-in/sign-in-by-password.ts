import { ok } from '../../../http/result.ts';
import { type Entered, letIn } from '../sessions/let-in.ts';
import type { SessionKind, SessionOrigin } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { provePassword } from './prove-password.ts';

/** Signs in by name, password and a code of the authenticator app. */
export async function signInByPassword(
  deps: StaffDeps,
  { as, ...given }: { name: string; password: string; code: string; as: SessionKind },
  caller: SessionOrigin,
): Promise<Entered> {
  const label = as === 'token' ? 'command line' : '';
  const entered = await provePassword(deps, given, caller, async (tx, who) =>
    ok(await letIn(deps, tx, { ...who, means: 'password', kind: as, label, ...caller })),
  );
  return entered.ok ? entered.data() : entered;
}
