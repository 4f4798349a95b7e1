export { addTestMember } from './access/add-test-member.ts';
export {
  findMember,
  findMemberByIdentity,
  hasMembers,
  placesOfMembers,
  setAllCredited,
  setCredited,
} from './access/member.store.ts';
export {
  addressesOf,
  endSessionsOf,
  type SessionSettings,
  sessionDefaults,
  sessionStands,
} from './access/session.store.ts';
export { createSessions } from './access/sessions.ts';
export { suspendWithin } from './access/suspend-member.ts';
export { onlyWithAcceptedTexts } from './consents/only-with-accepted-texts.ts';
export { profileStatusOf } from './documents/describe-documents.ts';
export { ownsFiles } from './documents/documents.store.ts';
export { knownProofs } from './documents/known-proofs.ts';
export { acceptProofs, handInProofs } from './documents/proofs-of-cash-out.ts';
export { standingDocumentsOf } from './documents/standing-documents.ts';
export { writeLetter } from './mail/letter.ts';
export { addMail, insertMail } from './mail/mail.store.ts';
export { writeMail } from './mail/templates.ts';
export { announce } from './messages/announce.ts';
export { messageMember } from './messages/desk/message-member.ts';
export { offerByChannel, offerOutcomes } from './messages/offer-by-channel.ts';
export { describeCopies } from './personal-data/describe-postings.ts';
export { type Places, placesOf } from './reference-lists/places.ts';
export { contactsOfHours, firstAnswerTimes } from './support/contact.store.ts';
export { openMailMember } from './wiring/mail-member.ts';
