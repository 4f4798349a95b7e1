import { beginSession, type Member, renewSession } from '../../../lib/session.ts';
import { forgetInvitation } from './invitation.ts';

const refreshAfterMs = 1000;

/** After joining, however it came about: the invitation is used up, the session begins, and is refreshed a second later. */
export function welcome(member: Member): void {
  forgetInvitation();
  beginSession(member, 'register');
  setTimeout(() => void renewSession(), refreshAfterMs);
}
