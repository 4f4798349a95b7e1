import { lockBook } from '@fairhouse/betting';
import { confirmPassword } from '../features/access/confirm-password.ts';
import { lockDefaults } from '../features/access/login-failures.store.ts';
import { findMember, setEnabled } from '../features/access/member.store.ts';
import { e164Of } from '../features/access/mobile/e164.ts';
import { countEndedSessions, endSessionsOf, removeEndedSessions } from '../features/access/session.store.ts';
import { consentsOf } from '../features/consents/consent.store.ts';
import { consentsRoutes } from '../features/consents/consents.routes.ts';
import { oldPictures, picturesOf } from '../features/documents/old-picture.store.ts';
import { removeOldPictures } from '../features/documents/remove-old-pictures.ts';
import { countOldMails, removeOldMails } from '../features/mail/mail.store.ts';
import { announce } from '../features/messages/announce.ts';
import { countOldNews, removeOldNews } from '../features/messages/news.store.ts';
import { countToRemove } from '../features/personal-data/copy/copy.store.ts';
import { keptDays, makeCopiesJob } from '../features/personal-data/copy/make-copies.ts';
import { removeCopies } from '../features/personal-data/copy/remove-copies.ts';
import { decideCorrection } from '../features/personal-data/correction/decide-correction.ts';
import { eraseNow } from '../features/personal-data/erasure/ask-for-erasure.ts';
import { eraseClosedJob } from '../features/personal-data/erasure/erase-closed.ts';
import { eraseMembersJob } from '../features/personal-data/erasure/erase-members.ts';
import type { PersonalDataDeps } from '../features/personal-data/personal-data.deps.ts';
import { type AgreedPort, personalDataRoutes } from '../features/personal-data/personal-data.routes.ts';
import type { RetainedKinds } from '../features/personal-data/retention/kinds.ts';
import { removePastJob } from '../features/personal-data/retention/remove-what-is-past.ts';
import { countClosedContacts, removeClosedContacts } from '../features/support/contact.store.ts';
import { endGameSessions } from '../features/wallet/end-game-sessions.ts';
import { hashOfNobody } from '../lib/password.ts';
import type { Foundation } from './open-foundation.ts';
import { openMailMember } from './open-mail-member.ts';
import type { Tables } from './open-tables.ts';
import type { Service } from './service.ts';

const yearDays = 365;
const mostCopiesAtOnce = 500;

/** A member's own data: a copy of it, corrections, erasure, what was agreed to, and what is kept for how long. */
export function openPersonalData(
  foundation: Foundation,
  { wordsOfMember, forgetSpeaker }: Pick<Tables, 'wordsOfMember' | 'forgetSpeaker'>,
): Service {
  const { settings, storages, db, queue, secondWord, jurisdictionOf, jurisdictionOfMember, ruledPlaces, log } =
    foundation;
  const clock = () => new Date();
  const mailMember = openMailMember(foundation);
  const deps: PersonalDataDeps & AgreedPort = {
    db,
    clock,
    siteName: settings.SITE_NAME,
    copies: storages.copies,
    pictures: storages.documents,
    secondWord,
    rulesOf: async (memberId, within) => (await jurisdictionOfMember(memberId, within)).rules,
    ruledPlaces,
    findMember: (memberId, within) => findMember(within ?? db, memberId),
    confirmPassword: (memberId, password) => confirmPassword(db, lockDefaults, memberId, password),
    async hasNothing(tx, memberId) {
      const { balance } = await lockBook(tx, memberId);
      return balance.available.minor === 0n && balance.held.minor === 0n;
    },
    async endPlay(tx, memberId) {
      // First, since it locks the book, as bets do before any other row.
      await endGameSessions(tx, memberId);
      await setEnabled(tx, memberId, false);
      await endSessionsOf(tx, memberId);
    },
    hashOfNobody: () => hashOfNobody,
    picturesOf,
    tell: (tx, memberId, about, words) => announce(tx, { memberId, kind: 'house', about, values: words }),
    mailChanged: (tx, memberId, formerEmail) => mailMember(tx, memberId, 'detailsChanged', () => ({}), formerEmail),
    e164Of,
    wordsOfMember,
    forgetSpeaker,
    consentsOf: (memberId, most) => consentsOf(db, memberId, most),
    wake: () => {
      queue.wake(copying);
      queue.wake(erasing);
    },
    log,
  };
  const [copying, erasing] = [makeCopiesJob(deps), eraseMembersJob(deps)];
  const retention = { db, rules: () => jurisdictionOf('').rules, kinds: kindsOf(deps) };
  return {
    handlers: [...consentsRoutes({ db }), ...personalDataRoutes(deps, retention)],
    approved: {
      'member.erase': ({ maker, proposal }) => eraseNow(deps, maker, proposal),
    },
    decides: {
      corrections: {
        accept: (by, { rowId: id }) => decideCorrection(deps, by, { id, accept: true }),
        refuse: (by, { rowId: id, reason }) => decideCorrection(deps, by, { id, accept: false, reason }),
      },
    },
    jobs: [copying, erasing, eraseClosedJob(deps), removePastJob(retention)],
  };
}

function kindsOf({ db, clock, copies, pictures }: PersonalDataDeps): RetainedKinds {
  return {
    messages: {
      days: (rules) => rules['retention.messageDays'],
      countDue: (days, most) => countOldNews(db, days, most),
      remove: (days) => removeOldNews(db, days),
    },
    mails: {
      days: (rules) => rules['retention.mailDays'],
      countDue: (days, most) => countOldMails(db, days, most),
      remove: (days) => removeOldMails(db, days),
    },
    letters: {
      days: (rules) => rules['retention.letterDays'],
      countDue: (days, most) => countClosedContacts(db, days, most),
      remove: (days) => removeClosedContacts(db, days),
    },
    logIns: {
      days: (rules) => rules['retention.logInDays'],
      countDue: (days, most) => countEndedSessions(db, days, most),
      remove: (days) => removeEndedSessions(db, days),
    },
    pictures: {
      days: (rules) => rules['retention.documentYears'] * yearDays,
      countDue: async (days, most) => (await oldPictures(db, days, most)).length,
      remove: (days) => removeOldPictures(db, pictures, days),
    },
    copies: {
      // Each copy says itself until when it lies there.
      days: () => keptDays,
      countDue: (_days, most) => countToRemove(db, clock(), most),
      remove: () => removeCopies({ db, copies }, { before: clock(), most: mostCopiesAtOnce }),
    },
  };
}
