import type { Transaction } from '@fairhouse/database';
import { addressesOf } from '../../players/access/session.store.ts';
import { profileStatusOf } from '../../players/documents/describe-documents.ts';
import { standingDocumentsOf } from '../../players/documents/standing-documents.ts';
import { findGame } from '../../play/games/catalogue.store.ts';
import { countInvitationsJob } from '../invitations/count-invitations.ts';
import { decideInvitation } from '../invitations/desk/decide.ts';
import { inviteDeskRoutes } from '../invitations/desk/desk.routes.ts';
import type { InviteDeps } from '../invitations/invite.deps.ts';
import { inviteRoutes } from '../invitations/invite.routes.ts';
import { type JoinedMember, noteJoined } from '../invitations/note-joined.ts';
import { removeOldAddresses } from '../invitations/origin.store.ts';
import { announce } from '../../players/messages/announce.ts';
import { messagesDeskRoutes } from '../../players/messages/desk/desk.routes.ts';
import { messagesRoutes } from '../../players/messages/messages.routes.ts';
import { promotionsDeskRoutes } from '../promotions/desk/desk.routes.ts';
import { promotionsRoutes } from '../promotions/promotions.routes.ts';
import { vipDeskRoutes } from '../vip/desk/desk.routes.ts';
import { noteLevelsJob } from '../vip/note-levels.ts';
import { vipRoutes } from '../vip/vip.routes.ts';
import type { ContentService } from './content.ts';
import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';

const dayMs = 24 * 3_600_000;
const keepAddressesDays = 180;

export interface Rewards extends Service {
  /** Notes where a new member came from, in the transaction that adds them. */
  noteJoined(tx: Transaction, joined: JoinedMember): Promise<void>;
}

/** What the house gives beside the games, and what it tells: levels, invitations, promotions, messages. */
export function openRewards(
  { settings, live: { settingOf }, db, log, changeSetting }: Foundation,
  { writeAtOnce }: Pick<ContentService, 'writeAtOnce'>,
): Rewards {
  const invitations: InviteDeps = {
    db,
    secret: settings.MARK_SECRET,
    agentPercent: async () => (await settingOf('agent', 'house')).percent,
    announce,
    addressesOf,
    profileStatusOf: async (memberId) => profileStatusOf(await standingDocumentsOf(db, memberId, new Date())),
    log,
  };
  return {
    noteJoined: (tx, joined) => noteJoined(invitations, tx, joined),
    handlers: [
      ...vipRoutes({ db }),
      ...vipDeskRoutes({ db, changeSetting }),
      ...inviteRoutes(invitations),
      ...inviteDeskRoutes({ db }),
      ...messagesRoutes({ db }),
      ...messagesDeskRoutes({ db }),
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
