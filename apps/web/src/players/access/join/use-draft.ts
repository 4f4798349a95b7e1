import { useState } from 'react';
import { onArrival } from '../../../lib/arrivals.ts';
import { invitationCode } from './invitation.ts';
import { emptyRegistration, type Registration } from './registration.ts';

/** What was typed and left, so that Escape loses nothing: kept in this page alone, and never a password. */
let left: Partial<Registration> = {};

// Anyone who comes in, by this form or another: it has served, or was somebody else's.
onArrival(() => {
  left = {};
});

/** What was filled in so far, over all steps. `known` is what somebody else shown already. */
export function useDraft(known?: Partial<Registration>) {
  const [draft, setDraft] = useState<Registration>(() => ({
    ...emptyRegistration,
    invitorCode: invitationCode(),
    ...(known ? known : left),
  }));
  const [isTouched, setTouched] = useState(false);
  function change(changed: Partial<Registration>): void {
    setDraft((before) => ({ ...before, ...changed }));
    setTouched(true);
    if (known) return;
    // A later invitation link counts, not the code of an earlier one.
    const { password, repassword, invitorCode, agreed, ...typed } = changed;
    left = { ...left, ...typed };
  }
  return { draft, change, isTouched };
}
