import { beginSession, type Member, renewSession } from '../../../lib/session.ts';
import { forgetInvitation } from './invitation.ts';
import { forgetPartnerClick } from './partner-click.ts';

const refreshAfterMs = 1000;

/** Announced on the window for anyone who counts registrations; the site itself loads nobody who does. */
export const registrationEvent = 'fairhouse:registered';

/** After joining, however it came about: the invitation is used up, the session begins, and is refreshed a second later. */
export function welcome(member: Member): void {
  forgetInvitation();
  forgetPartnerClick();
  beginSession(member, 'register');
  dispatchEvent(new CustomEvent(registrationEvent, { detail: { memberId: member.id } }));
  setTimeout(() => void renewSession(), refreshAfterMs);
}
