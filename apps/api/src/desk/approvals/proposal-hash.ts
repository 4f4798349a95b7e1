import type { Proposed } from '../../db/approvals.ts';
import { hashOf } from '../../lib/hash-of.ts';

/** SHA-256 in hexadecimal over exactly what was proposed. */
export function proposalHash({ verb, subject, memberId, amount, proposal }: Proposed): string {
  return hashOf([
    verb,
    subject,
    memberId === undefined ? null : String(memberId),
    amount ? [String(amount.minor), amount.currency] : null,
    proposal,
  ]);
}
