import type { AffiliatePostbackKind } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { findAddress, removeAddress, setAddress } from './postback.store.ts';
import { sealedFor } from './send-postbacks.ts';

/** The partner's own choice of where events go; the secret is answered once and stored sealed. */
export async function setPostbacks(
  { db, sealing, postback }: Pick<AffiliatesDeps, 'db' | 'sealing' | 'postback'>,
  affiliateId: number,
  { url, kinds }: { url: string; kinds: readonly AffiliatePostbackKind[] },
): Promise<Result<{ secret: string | null }>> {
  if (url !== '' && !postback.isAllowed(url))
    return refuse('invalidField', { field: 'the address (https, a public host, port 443)' });
  if (url !== '' && kinds.length === 0) return refuse('invalidField', { field: 'kinds' });
  const secret = url === '' ? null : postback.newSecret();
  return inTransaction(db, async (tx) => {
    const before = await findAddress(tx, affiliateId);
    const after = { url: secret === null ? '' : new URL(url).href, kinds: [...new Set(kinds)] };
    if (secret === null) await removeAddress(tx, affiliateId);
    else
      await setAddress(tx, {
        ...after,
        affiliateId,
        secret: sealing.seal(sealedFor(affiliateId), Buffer.from(secret)),
      });
    await recordAuditEvent(tx, {
      actor: `affiliate:${affiliateId}`,
      subject: `affiliate:${affiliateId}`,
      command: 'affiliate.setPostbacks',
      ...(before ? { before: { ...before } } : {}),
      after,
    });
    return ok({ secret });
  });
}
