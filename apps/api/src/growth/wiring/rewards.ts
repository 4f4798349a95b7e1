import type { Transaction } from '@fairhouse/database';
import { databaseTime } from '../../db/database-time.store.ts';
import type { Foundation } from '../../foundation.ts';
import { findGame } from '../../play/index.ts';
import { addressesOf, announce, profileStatusOf, standingDocumentsOf } from '../../players/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import type { JoinedByClick } from '../affiliates/attribution/attribute.ts';
import { countInvitationsJob } from '../invitations/count-invitations.ts';
import { decideInvitation } from '../invitations/desk/decide.ts';
import { inviteDeskRoutes } from '../invitations/desk/desk.routes.ts';
import type { InviteDeps } from '../invitations/invite.deps.ts';
import { inviteRoutes } from '../invitations/invite.routes.ts';
import { type JoinedMember, noteJoined } from '../invitations/note-joined.ts';
import { removeOldAddresses } from '../invitations/origin.store.ts';
import { promotionsDeskRoutes } from '../promotions/desk/desk.routes.ts';
import { promotionsRoutes } from '../promotions/promotions.routes.ts';
import { vipDeskRoutes } from '../vip/desk/desk.routes.ts';
import { noteLevelsJob } from '../vip/note-levels.ts';
import { vipRoutes } from '../vip/vip.routes.ts';
import type { Affiliates } from './affiliates.ts';
import type { Bonuses } from './bonuses.ts';
import type { ContentService } from './content.ts';

const dayMs = 24 * 3_600_000;
const keepAddressesDays = 180;

export interface Rewards extends Service {
  /** Notes where a new member came from, in the transaction that adds them. */
  noteJoined(tx: Transaction, joined: JoinedMember & Omit<JoinedByClick, 'memberId' | 'inviterId'>): Promise<void>;
}

/** Levels, invitations and promotions. */
export function openRewards(
  { settings, live: { settingOf }, db, log, changeSetting, region, rulesFor }: Foundation,
  { writeAtOnce }: Pick<ContentService, 'writeAtOnce'>,
  { weeklyTerms }: Pick<Bonuses, 'weeklyTerms'>,
  { attribute }: Pick<Affiliates, 'attribute'>,
): Rewards {
  const invitations: InviteDeps = {
    db,
    secret: settings.EXCLUDED_PERSON_KEY,
    agentPercent: async () => (await settingOf('agent', 'casino')).percent,
    announce,
    addressesOf,
    profileStatusOf: async (memberId) =>
      profileStatusOf(await standingDocumentsOf(db, memberId, await databaseTime(db))),
    log,
  };
  return {
    async noteJoined(tx, joined) {
      await noteJoined(invitations, tx, joined);
      await attribute(tx, joined);
    },
    handlers: [
      ...vipRoutes({
        db,
        countryOf: region.countryOf,
        rulesFor,
        weeklyTerms,
        offersHeldBack,
      }),
      ...vipDeskRoutes({ db, changeSetting }),
      ...inviteRoutes(invitations),
      ...inviteDeskRoutes({ db }),
      ...promotionsRoutes({ db, isPlayable: async (gameId) => (await findGame(db, gameId))?.game.enabled === 1 }),
      ...promotionsDeskRoutes({ db, writeAtOnce }),
    ],
    decides: {
      invitations: {
        release: (by, { rowId }) => decideInvitation(db, 'release', Number(rowId), by.name),
        refuse: (by, { rowId, reason }) => decideInvitation(db, 'refuse', Number(rowId), by.name, reason),
      },
    },
    jobs: [
      noteLevelsJob({ db, announce }),
      countInvitationsJob(invitations),
      {
        name: 'removeOldAddresses',
        everyMs: dayMs,
        run: () => removeOldAddresses(db, keepAddressesDays).then(() => 0),
      },
    ],
  };
}
