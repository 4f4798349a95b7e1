import { openBook } from '@fairhouse/betting';
import { operatorCalls } from '@fairhouse/contract/operator';
import { noteRejoining, recordLook } from '../../desk/index.ts';
import type { Foundation } from '../../foundation.ts';
import { standingOf } from '../../growth/index.ts';
import type { Bonuses } from '../../growth/wiring/bonuses.ts';
import type { Rewards } from '../../growth/wiring/rewards.ts';
import type { Operator } from '../../http/session.ts';
import { endGameSessions } from '../../play/index.ts';
import { joiningRules } from '../../protection/index.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import type { Service } from '../../service.ts';
import { accessRoutes } from '../access/access.routes.ts';
import { confirmPassword } from '../access/confirm-password.ts';
import { lockDefaults } from '../access/login-failures.store.ts';
import { readMobilesJob } from '../access/mobile/read-mobiles.ts';
import { endSessionsOf } from '../access/session.store.ts';
import { openProviders } from '../access/social/providers.ts';
import { readSocialSettings } from '../access/social/read-settings.ts';
import { returnPath, socialReturnPage } from '../access/social/return-page.ts';
import { tidyAccessJob } from '../access/tidy-access.ts';
import { noteJoining } from '../consents/note-joining.ts';
import { decideDocument } from '../documents/desk/decide-document.ts';
import { documentsDeskRoutes } from '../documents/desk/desk.routes.ts';
import { deskPictureRoute } from '../documents/desk/picture.routes.ts';
import { documentsRoutes } from '../documents/documents.routes.ts';
import { expireDocumentsJob } from '../documents/expire-documents.ts';
import { pictureRoute } from '../documents/picture.routes.ts';
import { proofIdsOf } from '../documents/proof-ids.ts';
import { standingDocumentsOf } from '../documents/standing-documents.ts';
import { insertMail } from '../mail/mail.store.ts';
import { writeMail } from '../mail/templates.ts';
import { removeFactors } from '../second-factor/factors.store.ts';
import { factorKeysOf } from '../second-factor/keys.ts';
import { answerChallenge } from '../second-factor/login/answer-challenge.ts';
import { challengeLogin } from '../second-factor/login/challenge-login.ts';
import type { SecondFactorDeps } from '../second-factor/second-factor.deps.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { openExpiry } from './expiry.ts';
import type { IdentityService } from './identity.ts';
import { openMailMember } from './mail-member.ts';

/** Joining, logging in and out, the second factor, and the documents that prove who somebody is. */
export function openMembers(
  {
    settings,
    storages,
    live: { settingOf },
    db,
    log,
    region,
    places,
    sessionSettings,
    edge,
    bookOf,
    jurisdictionOf,
  }: Foundation,
  { rollingAmountOf, noteJoined }: Pick<Bonuses, 'rollingAmountOf'> & Pick<Rewards, 'noteJoined'>,
  { isExcluded, findSimilar }: Pick<Protection, 'isExcluded' | 'findSimilar'>,
  { admitJoining }: Pick<IdentityService, 'admitJoining'>,
): Service {
  const { PUBLIC_ORIGIN: origin, SITE_NAME: siteName } = settings;
  const clock = () => new Date();
  const documents = {
    db,
    storage: storages.documents,
    signingSecret: settings.SIGNING_SECRET,
    formerSigningSecret: settings.SIGNING_SECRET_FORMER,
    clock,
  };
  const mailMember = openMailMember({ settings });
  const documentsDesk = { db, origin: settings.DESK_ORIGIN, settingOf, clock, mailMember };
  const secondFactor: SecondFactorDeps = {
    db,
    keys: factorKeysOf(settings.FACTOR_SECRET, settings.FACTOR_SECRET_FORMER),
    siteName,
    origin,
    confirmPassword: (member, password) => confirmPassword(db, lockDefaults, member.id, password),
    endOtherSessions: endSessionsOf,
    mailMember,
  };
  const socialProviders = openProviders(readSocialSettings(settings), origin + returnPath);
  return {
    handlers: [
      ...accessRoutes({
        db,
        origin,
        sessions: sessionSettings,
        lock: lockDefaults,
        mails: {
          send: (tx, mail) => insertMail(tx, mail.to, writeMail(mail.kind, mail.language, mail.values, siteName)),
        },
        games: { endGameSessions },
        notify: mailMember,
        joining: {
          openBook,
          isCurrencyOpen: async (currency) => (await settingOf('currency', currency)).enabled,
          noteJoined,
          noteAgreed: noteJoining,
          isExcluded,
          reviewIfSimilar: async (tx, memberId, person) =>
            noteRejoining(tx, { memberId, birthday: person.birthday }, await findSimilar(tx, person)),
          rulesAt: (...place) => joiningRules(jurisdictionOf(...place)),
          admit: admitJoining,
          checkPlace(countryCode, stateCode) {
            const country = places.countries.find(({ isoCode2 }) => isoCode2 === countryCode);
            if (!country) return 'countryCode';
            if (region.isRestricted(countryCode)) return 'restricted';
            const states = places.statesOf(countryCode);
            return states.length === 0 || states.some(({ code }) => code === stateCode) ? 'ok' : 'stateCode';
          },
        },
        secondFactor: {
          challengeOf: (memberId) => challengeLogin(secondFactor, memberId),
          answer: (challenge, answer) => answerChallenge(secondFactor, challenge, answer),
          removeAll: removeFactors,
        },
        verification: {
          afterFailures: settings.PICTURE_AFTER_FAILURES,
          afterJoins: settings.PICTURE_AFTER_JOINS,
        },
        describing: {
          balanceOf: async (memberId) => (await bookOf(memberId)).balance,
          rollingAmountOf,
          proofsOf: async (memberId) => proofIdsOf(await standingDocumentsOf(db, memberId, clock())),
          countryName: places.countryName,
          vipOf: async (memberId) => (await standingOf(db, memberId))!,
        },
        social: { providers: socialProviders, log },
        isRestricted: (address, edgeCountry) => region.isRestricted(region.countryOf(address, edgeCountry)),
      }),
      ...documentsRoutes(documents),
      ...documentsDeskRoutes(documentsDesk),
      ...secondFactorRoutes(secondFactor),
    ],
    decides: {
      documents: {
        accept: (by, { rowId, values: { documentDate, expiryDate } }) =>
          decideDocument(documentsDesk, { decision: 'accept', documentDate, expiryDate }, rowId, by),
        refuse: (by, { rowId, reason }) => decideDocument(documentsDesk, { decision: 'reject', reason }, rowId, by),
      },
    },
    jobs: [tidyAccessJob(db), readMobilesJob(db), expireDocumentsJob(openExpiry({ db, settingOf, clock, mailMember }))],
    addRoutes(server) {
      pictureRoute(server, { ...documents, ...edge });
      socialReturnPage(server, { db, log, providers: socialProviders, origin, rateLimits: edge.rateLimits });
    },
    addDeskRoutes(server, { admit }) {
      const call = operatorCalls['/operator/file/get'];
      const look = (operator: Operator, answer: { id: number }) => recordLook(db, operator, call, answer);
      deskPictureRoute(
        server,
        { admit },
        { db, storage: documents.storage, rateLimits: edge.rateLimits, recordLook: look },
      );
    },
  };
}
