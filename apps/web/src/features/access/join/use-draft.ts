import { useState } from 'react';
import { invitationCode } from './invitation.ts';
import { emptyRegistration, type Registration } from './registration.ts';

/** What was filled in so far, over all steps. `known` is what somebody else told already. */
export function useDraft(known: Partial<Registration> = {}) {
  const [draft, setDraft] = useState<Registration>(() => ({
    ...emptyRegistration,
    invitorCode: invitationCode(),
    ...known,
  }));
  return { draft, change: (changed: Partial<Registration>) => setDraft((before) => ({ ...before, ...changed })) };
}
