import { en as gamesEn } from '../../apps/studio/src/client/lib/texts/en.ts';
import { fil as gamesFil } from '../../apps/studio/src/client/lib/texts/fil.ts';
import { en as appEn } from '../../apps/web/src/app/texts/en.ts';
import { fil as appFil } from '../../apps/web/src/app/texts/fil.ts';
import { en as competitionsEn } from '../../apps/web/src/growth/competitions/texts/en.ts';
import { fil as competitionsFil } from '../../apps/web/src/growth/competitions/texts/fil.ts';
import { en as freeRoundsEn } from '../../apps/web/src/growth/free-rounds/texts/en.ts';
import { fil as freeRoundsFil } from '../../apps/web/src/growth/free-rounds/texts/fil.ts';
import { en as inviteEn } from '../../apps/web/src/growth/invitations/texts/en.ts';
import { fil as inviteFil } from '../../apps/web/src/growth/invitations/texts/fil.ts';
import { en as missionsEn } from '../../apps/web/src/growth/missions/texts/en.ts';
import { fil as missionsFil } from '../../apps/web/src/growth/missions/texts/fil.ts';
import { en as promotionsHubEn } from '../../apps/web/src/growth/promotions/hub/texts/en.ts';
import { fil as promotionsHubFil } from '../../apps/web/src/growth/promotions/hub/texts/fil.ts';
import { en as freeRoundsTermsEn } from '../../apps/web/src/lib/free-rounds/texts/en.ts';
import { fil as freeRoundsTermsFil } from '../../apps/web/src/lib/free-rounds/texts/fil.ts';
import { en as commonEn } from '../../apps/web/src/lib/texts/en.ts';
import { fil as commonFil } from '../../apps/web/src/lib/texts/fil.ts';
import { en as cashOutEn } from '../../apps/web/src/money/cash-out/texts/en.ts';
import { fil as cashOutFil } from '../../apps/web/src/money/cash-out/texts/fil.ts';
import { en as depositEn } from '../../apps/web/src/money/deposit/texts/en.ts';
import { fil as depositFil } from '../../apps/web/src/money/deposit/texts/fil.ts';
import { en as fairEn } from '../../apps/web/src/play/fair/texts/en.ts';
import { fil as fairFil } from '../../apps/web/src/play/fair/texts/fil.ts';
import { en as playEn } from '../../apps/web/src/play/game-page/texts/en.ts';
import { fil as playFil } from '../../apps/web/src/play/game-page/texts/fil.ts';
import { en as aboutEn } from '../../apps/web/src/play/lobby/about/texts/en.ts';
import { fil as aboutFil } from '../../apps/web/src/play/lobby/about/texts/fil.ts';
import { en as filterEn } from '../../apps/web/src/play/lobby/filter/texts/en.ts';
import { fil as filterFil } from '../../apps/web/src/play/lobby/filter/texts/fil.ts';
import { en as liveRoundsEn } from '../../apps/web/src/play/lobby/live-rounds/texts/en.ts';
import { fil as liveRoundsFil } from '../../apps/web/src/play/lobby/live-rounds/texts/fil.ts';
import { en as ownPlayEn } from '../../apps/web/src/play/lobby/own-play/texts/en.ts';
import { fil as ownPlayFil } from '../../apps/web/src/play/lobby/own-play/texts/fil.ts';
import { en as sharedRoundsEn } from '../../apps/web/src/play/lobby/shared-rounds/texts/en.ts';
import { fil as sharedRoundsFil } from '../../apps/web/src/play/lobby/shared-rounds/texts/fil.ts';
import { en as tableInviteEn } from '../../apps/web/src/play/lobby/table-invite/texts/en.ts';
import { fil as tableInviteFil } from '../../apps/web/src/play/lobby/table-invite/texts/fil.ts';
import { en as lobbyEn } from '../../apps/web/src/play/lobby/texts/en.ts';
import { fil as lobbyFil } from '../../apps/web/src/play/lobby/texts/fil.ts';
import { en as accessEn } from '../../apps/web/src/players/access/texts/en.ts';
import { fil as accessFil } from '../../apps/web/src/players/access/texts/fil.ts';
import { en as accountEn } from '../../apps/web/src/players/account/texts/en.ts';
import { fil as accountFil } from '../../apps/web/src/players/account/texts/fil.ts';
import { en as documentsEn } from '../../apps/web/src/players/documents/texts/en.ts';
import { fil as documentsFil } from '../../apps/web/src/players/documents/texts/fil.ts';
import { en as helpEn } from '../../apps/web/src/players/help/texts/en.ts';
import { fil as helpFil } from '../../apps/web/src/players/help/texts/fil.ts';
import { en as personalDataEn } from '../../apps/web/src/players/personal-data/texts/en.ts';
import { fil as personalDataFil } from '../../apps/web/src/players/personal-data/texts/fil.ts';
import { en as supportEn } from '../../apps/web/src/players/support/texts/en.ts';
import { fil as supportFil } from '../../apps/web/src/players/support/texts/fil.ts';
import { en as protectionEn } from '../../apps/web/src/protection/limits/texts/en.ts';
import { fil as protectionFil } from '../../apps/web/src/protection/limits/texts/fil.ts';

/** What the site's controls are called, by language: for walks that are taken in each of them. */
export const words = {
  en: {
    about: aboutEn,
    access: accessEn,
    account: accountEn,
    app: appEn,
    cashOut: cashOutEn,
    common: commonEn,
    competitions: competitionsEn,
    deposit: depositEn,
    documents: documentsEn,
    filter: filterEn,
    freeRounds: freeRoundsEn,
    freeRoundsTerms: freeRoundsTermsEn,
    games: gamesEn,
    play: playEn,
    promotionsHub: promotionsHubEn,
    help: helpEn,
    missions: missionsEn,
    ownPlay: ownPlayEn,
    invite: inviteEn,
    liveRounds: liveRoundsEn,
    sharedRounds: sharedRoundsEn,
    tableInvite: tableInviteEn,
    lobby: lobbyEn,
    personalData: personalDataEn,
    fair: fairEn,
    protection: protectionEn,
    support: supportEn,
  },
  fil: {
    about: aboutFil,
    access: accessFil,
    account: accountFil,
    app: appFil,
    cashOut: cashOutFil,
    common: commonFil,
    competitions: competitionsFil,
    deposit: depositFil,
    documents: documentsFil,
    filter: filterFil,
    freeRounds: freeRoundsFil,
    freeRoundsTerms: freeRoundsTermsFil,
    games: gamesFil,
    play: playFil,
    promotionsHub: promotionsHubFil,
    help: helpFil,
    missions: missionsFil,
    ownPlay: ownPlayFil,
    invite: inviteFil,
    liveRounds: liveRoundsFil,
    sharedRounds: sharedRoundsFil,
    tableInvite: tableInviteFil,
    lobby: lobbyFil,
    personalData: personalDataFil,
    fair: fairFil,
    protection: protectionFil,
    support: supportFil,
  },
} as const;

export type Language = keyof typeof words;
/** Either language's. */
export type Words = (typeof words)[Language];
