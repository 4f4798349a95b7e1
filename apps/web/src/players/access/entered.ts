import type { CallOutput, LoginChallenge } from '@fairhouse/contract';
import { openPopup, replacePopup } from '../../lib/address/popups.ts';
import type { Answer } from '../../lib/api.ts';
import { beginSession } from '../../lib/session.ts';

/** The API's code `secondFactorRequired`: what was typed is right, and one more step is asked for. */
const secondFactorRequired = 1119;

interface Afterwards {
  thenPlay?: number;
  /** True when the form stands in a pop-up, which makes way for the second step. */
  inPopup: boolean;
}

/**
 * Continues with the answer of any call that logs in: `entered` with a session, `second` when the second step has taken
 * over, `refused` otherwise. Anyone who waits on a page sees the session begin when the second step is done.
 */
export function goOnWith(
  answer: Answer<CallOutput<'/sys/auth/login'>>,
  { thenPlay, inPopup }: Afterwards,
): 'entered' | 'second' | 'refused' {
  if (answer.ok) {
    beginSession(answer.data);
    return 'entered';
  }
  if (answer.error !== secondFactorRequired) return 'refused';
  const step = { challenge: answer.data as LoginChallenge, thenPlay };
  if (inPopup) replacePopup('secondFactor', step);
  else openPopup('secondFactor', step);
  return 'second';
}
