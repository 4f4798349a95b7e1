import type { Result } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { removeFactor } from '../remove-factor.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { deletePasskey } from './passkey.store.ts';

export function removePasskey(
  deps: SecondFactorDeps,
  member: SessionMember,
  { id, password }: { id: bigint; password: string },
): Promise<Result<null>> {
  const auditEvent = { command: 'secondFactor.removePasskey', factor: 'passkey' } as const;
  return removeFactor(deps, member, password, auditEvent, (tx) => deletePasskey(tx, member.id, id));
}
