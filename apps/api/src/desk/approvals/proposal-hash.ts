import type { Proposed } from '../../db/approvals.ts';
import { hashOf } from '../../lib/hash-of.ts';

/** SHA-256 in hexadecimal over exactly what was proposed. */
export function proposalHash({ command, subject, memberId, amount, proposal }: Proposed): string {
  return hashOf([
    command,
    subject,
    memberId === undefined ? null : String(memberId),
    amount ? [String(amount.minor), amount.currency] : null,
    proposal,
  ]);
}
