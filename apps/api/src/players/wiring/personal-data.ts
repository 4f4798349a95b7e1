import { lockBook } from '@fairhouse/betting';
import type { Foundation } from '../../foundation.ts';
import { hashOfNobody } from '../../lib/password.ts';
import { endGameSessions } from '../../play/index.ts';
import type { Tables } from '../../play/wiring/tables.ts';
import type { Service } from '../../service.ts';
import { confirmPassword } from '../access/confirm-password.ts';
import { lockDefaults } from '../access/login-failures.store.ts';
import { findMember, setEnabled } from '../access/member.store.ts';
import { e164Of } from '../access/mobile/e164.ts';
import { countEndedSessions, endSessionsOf, removeEndedSessions } from '../access/session.store.ts';
import { consentsOf } from '../consents/consent.store.ts';
import { consentsRoutes } from '../consents/consents.routes.ts';
import { oldPictures, picturesOf } from '../documents/old-picture.store.ts';
import { removeOldPictures } from '../documents/remove-old-pictures.ts';
import { countOldMails, removeOldMails } from '../mail/mail.store.ts';
import { announce } from '../messages/announce.ts';
import { countOldNews, removeOldNews } from '../messages/news.store.ts';
import { countToRemove } from '../personal-data/copy/copy.store.ts';
import { keptDays, makeCopiesJob } from '../personal-data/copy/make-copies.ts';
import { removeCopies } from '../personal-data/copy/remove-copies.ts';
import { decideCorrection } from '../personal-data/correction/decide-correction.ts';
import { eraseNow } from '../personal-data/erasure/ask-for-erasure.ts';
import { eraseClosedJob } from '../personal-data/erasure/erase-closed.ts';
import { eraseMembersJob } from '../personal-data/erasure/erase-members.ts';
import type { PersonalDataDeps } from '../personal-data/personal-data.deps.ts';
import { type AgreedPort, personalDataRoutes } from '../personal-data/personal-data.routes.ts';
import type { RetainedKinds } from '../personal-data/retention/kinds.ts';
import { removePastJob } from '../personal-data/retention/remove-what-is-past.ts';
import { countClosedContacts, removeClosedContacts } from '../support/contact.store.ts';
import { openMailMember } from './mail-member.ts';

const yearDays = 365;
const mostCopiesAtOnce = 500;

/** A member's own data: a copy of it, corrections, erasure, what was agreed to, and what is kept for how long. */
export function openPersonalData(
  foundation: Foundation,
  { wordsOfMember, forgetSpeaker }: Pick<Tables, 'wordsOfMember' | 'forgetSpeaker'>,
): Service {
  const { settings, storages, db, queue, approvals, jurisdictionOf, jurisdictionOfMember, ruledPlaces, log } =
    foundation;
  const clock = () => new Date();
  const mailMember = openMailMember(foundation);
  const deps: PersonalDataDeps & AgreedPort = {
    db,
    clock,
    siteName: settings.SITE_NAME,
    copies: storages.copies,
    pictures: storages.documents,
    approvals,
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
    tell: (tx, memberId, about, words) => announce(tx, { memberId, kind: 'casino', about, values: words }),
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
