import { en as gamesEn } from '../../apps/studio/src/client/lib/texts/en.ts';
import { es as gamesEs } from '../../apps/studio/src/client/lib/texts/es.ts';
import { fil as gamesFil } from '../../apps/studio/src/client/lib/texts/fil.ts';
import { pt as gamesPt } from '../../apps/studio/src/client/lib/texts/pt.ts';
import { en as appEn } from '../../apps/web/src/app/texts/en.ts';
import { es as appEs } from '../../apps/web/src/app/texts/es.ts';
import { fil as appFil } from '../../apps/web/src/app/texts/fil.ts';
import { pt as appPt } from '../../apps/web/src/app/texts/pt.ts';
import { en as competitionsEn } from '../../apps/web/src/growth/competitions/texts/en.ts';
import { es as competitionsEs } from '../../apps/web/src/growth/competitions/texts/es.ts';
import { fil as competitionsFil } from '../../apps/web/src/growth/competitions/texts/fil.ts';
import { pt as competitionsPt } from '../../apps/web/src/growth/competitions/texts/pt.ts';
import { en as freeRoundsEn } from '../../apps/web/src/growth/free-rounds/texts/en.ts';
import { es as freeRoundsEs } from '../../apps/web/src/growth/free-rounds/texts/es.ts';
import { fil as freeRoundsFil } from '../../apps/web/src/growth/free-rounds/texts/fil.ts';
import { pt as freeRoundsPt } from '../../apps/web/src/growth/free-rounds/texts/pt.ts';
import { en as inviteEn } from '../../apps/web/src/growth/invitations/texts/en.ts';
import { es as inviteEs } from '../../apps/web/src/growth/invitations/texts/es.ts';
import { fil as inviteFil } from '../../apps/web/src/growth/invitations/texts/fil.ts';
import { pt as invitePt } from '../../apps/web/src/growth/invitations/texts/pt.ts';
import { en as missionsEn } from '../../apps/web/src/growth/missions/texts/en.ts';
import { es as missionsEs } from '../../apps/web/src/growth/missions/texts/es.ts';
import { fil as missionsFil } from '../../apps/web/src/growth/missions/texts/fil.ts';
import { pt as missionsPt } from '../../apps/web/src/growth/missions/texts/pt.ts';
import { en as partnersEn } from '../../apps/web/src/growth/partners/texts/en.ts';
import { es as partnersEs } from '../../apps/web/src/growth/partners/texts/es.ts';
import { fil as partnersFil } from '../../apps/web/src/growth/partners/texts/fil.ts';
import { pt as partnersPt } from '../../apps/web/src/growth/partners/texts/pt.ts';
import { en as promotionsHubEn } from '../../apps/web/src/growth/promotions/hub/texts/en.ts';
import { es as promotionsHubEs } from '../../apps/web/src/growth/promotions/hub/texts/es.ts';
import { fil as promotionsHubFil } from '../../apps/web/src/growth/promotions/hub/texts/fil.ts';
import { pt as promotionsHubPt } from '../../apps/web/src/growth/promotions/hub/texts/pt.ts';
import { en as freeRoundsTermsEn } from '../../apps/web/src/lib/free-rounds/texts/en.ts';
import { es as freeRoundsTermsEs } from '../../apps/web/src/lib/free-rounds/texts/es.ts';
import { fil as freeRoundsTermsFil } from '../../apps/web/src/lib/free-rounds/texts/fil.ts';
import { pt as freeRoundsTermsPt } from '../../apps/web/src/lib/free-rounds/texts/pt.ts';
import { en as commonEn } from '../../apps/web/src/lib/texts/en.ts';
import { es as commonEs } from '../../apps/web/src/lib/texts/es.ts';
import { fil as commonFil } from '../../apps/web/src/lib/texts/fil.ts';
import { pt as commonPt } from '../../apps/web/src/lib/texts/pt.ts';
import { en as cashOutEn } from '../../apps/web/src/money/cash-out/texts/en.ts';
import { es as cashOutEs } from '../../apps/web/src/money/cash-out/texts/es.ts';
import { fil as cashOutFil } from '../../apps/web/src/money/cash-out/texts/fil.ts';
import { pt as cashOutPt } from '../../apps/web/src/money/cash-out/texts/pt.ts';
import { en as depositEn } from '../../apps/web/src/money/deposit/texts/en.ts';
import { es as depositEs } from '../../apps/web/src/money/deposit/texts/es.ts';
import { fil as depositFil } from '../../apps/web/src/money/deposit/texts/fil.ts';
import { pt as depositPt } from '../../apps/web/src/money/deposit/texts/pt.ts';
import { en as fairEn } from '../../apps/web/src/play/fair/texts/en.ts';
import { es as fairEs } from '../../apps/web/src/play/fair/texts/es.ts';
import { fil as fairFil } from '../../apps/web/src/play/fair/texts/fil.ts';
import { pt as fairPt } from '../../apps/web/src/play/fair/texts/pt.ts';
import { en as playEn } from '../../apps/web/src/play/game-page/texts/en.ts';
import { es as playEs } from '../../apps/web/src/play/game-page/texts/es.ts';
import { fil as playFil } from '../../apps/web/src/play/game-page/texts/fil.ts';
import { pt as playPt } from '../../apps/web/src/play/game-page/texts/pt.ts';
import { en as aboutEn } from '../../apps/web/src/play/lobby/about/texts/en.ts';
import { es as aboutEs } from '../../apps/web/src/play/lobby/about/texts/es.ts';
import { fil as aboutFil } from '../../apps/web/src/play/lobby/about/texts/fil.ts';
import { pt as aboutPt } from '../../apps/web/src/play/lobby/about/texts/pt.ts';
import { en as filterEn } from '../../apps/web/src/play/lobby/filter/texts/en.ts';
import { es as filterEs } from '../../apps/web/src/play/lobby/filter/texts/es.ts';
import { fil as filterFil } from '../../apps/web/src/play/lobby/filter/texts/fil.ts';
import { pt as filterPt } from '../../apps/web/src/play/lobby/filter/texts/pt.ts';
import { en as liveRoundsEn } from '../../apps/web/src/play/lobby/live-rounds/texts/en.ts';
import { es as liveRoundsEs } from '../../apps/web/src/play/lobby/live-rounds/texts/es.ts';
import { fil as liveRoundsFil } from '../../apps/web/src/play/lobby/live-rounds/texts/fil.ts';
import { pt as liveRoundsPt } from '../../apps/web/src/play/lobby/live-rounds/texts/pt.ts';
import { en as ownPlayEn } from '../../apps/web/src/play/lobby/own-play/texts/en.ts';
import { es as ownPlayEs } from '../../apps/web/src/play/lobby/own-play/texts/es.ts';
import { fil as ownPlayFil } from '../../apps/web/src/play/lobby/own-play/texts/fil.ts';
import { pt as ownPlayPt } from '../../apps/web/src/play/lobby/own-play/texts/pt.ts';
import { en as sharedRoundsEn } from '../../apps/web/src/play/lobby/shared-rounds/texts/en.ts';
import { es as sharedRoundsEs } from '../../apps/web/src/play/lobby/shared-rounds/texts/es.ts';
import { fil as sharedRoundsFil } from '../../apps/web/src/play/lobby/shared-rounds/texts/fil.ts';
import { pt as sharedRoundsPt } from '../../apps/web/src/play/lobby/shared-rounds/texts/pt.ts';
import { en as tableInviteEn } from '../../apps/web/src/play/lobby/table-invite/texts/en.ts';
import { es as tableInviteEs } from '../../apps/web/src/play/lobby/table-invite/texts/es.ts';
import { fil as tableInviteFil } from '../../apps/web/src/play/lobby/table-invite/texts/fil.ts';
import { pt as tableInvitePt } from '../../apps/web/src/play/lobby/table-invite/texts/pt.ts';
import { en as lobbyEn } from '../../apps/web/src/play/lobby/texts/en.ts';
import { es as lobbyEs } from '../../apps/web/src/play/lobby/texts/es.ts';
import { fil as lobbyFil } from '../../apps/web/src/play/lobby/texts/fil.ts';
import { pt as lobbyPt } from '../../apps/web/src/play/lobby/texts/pt.ts';
import { en as accessEn } from '../../apps/web/src/players/access/texts/en.ts';
import { es as accessEs } from '../../apps/web/src/players/access/texts/es.ts';
import { fil as accessFil } from '../../apps/web/src/players/access/texts/fil.ts';
import { pt as accessPt } from '../../apps/web/src/players/access/texts/pt.ts';
import { en as accountEn } from '../../apps/web/src/players/account/texts/en.ts';
import { es as accountEs } from '../../apps/web/src/players/account/texts/es.ts';
import { fil as accountFil } from '../../apps/web/src/players/account/texts/fil.ts';
import { pt as accountPt } from '../../apps/web/src/players/account/texts/pt.ts';
import { en as documentsEn } from '../../apps/web/src/players/documents/texts/en.ts';
import { es as documentsEs } from '../../apps/web/src/players/documents/texts/es.ts';
import { fil as documentsFil } from '../../apps/web/src/players/documents/texts/fil.ts';
import { pt as documentsPt } from '../../apps/web/src/players/documents/texts/pt.ts';
import { en as helpEn } from '../../apps/web/src/players/help/texts/en.ts';
import { es as helpEs } from '../../apps/web/src/players/help/texts/es.ts';
import { fil as helpFil } from '../../apps/web/src/players/help/texts/fil.ts';
import { pt as helpPt } from '../../apps/web/src/players/help/texts/pt.ts';
import { en as personalDataEn } from '../../apps/web/src/players/personal-data/texts/en.ts';
import { es as personalDataEs } from '../../apps/web/src/players/personal-data/texts/es.ts';
import { fil as personalDataFil } from '../../apps/web/src/players/personal-data/texts/fil.ts';
import { pt as personalDataPt } from '../../apps/web/src/players/personal-data/texts/pt.ts';
import { en as supportEn } from '../../apps/web/src/players/support/texts/en.ts';
import { es as supportEs } from '../../apps/web/src/players/support/texts/es.ts';
import { fil as supportFil } from '../../apps/web/src/players/support/texts/fil.ts';
import { pt as supportPt } from '../../apps/web/src/players/support/texts/pt.ts';
import { en as protectionEn } from '../../apps/web/src/protection/limits/texts/en.ts';
import { es as protectionEs } from '../../apps/web/src/protection/limits/texts/es.ts';
import { fil as protectionFil } from '../../apps/web/src/protection/limits/texts/fil.ts';
import { pt as protectionPt } from '../../apps/web/src/protection/limits/texts/pt.ts';

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
    partners: partnersEn,
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
    partners: partnersFil,
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
  pt: {
    about: aboutPt,
    access: accessPt,
    account: accountPt,
    app: appPt,
    cashOut: cashOutPt,
    common: commonPt,
    competitions: competitionsPt,
    deposit: depositPt,
    documents: documentsPt,
    filter: filterPt,
    freeRounds: freeRoundsPt,
    freeRoundsTerms: freeRoundsTermsPt,
    games: gamesPt,
    play: playPt,
    promotionsHub: promotionsHubPt,
    help: helpPt,
    missions: missionsPt,
    partners: partnersPt,
    ownPlay: ownPlayPt,
    invite: invitePt,
    liveRounds: liveRoundsPt,
    sharedRounds: sharedRoundsPt,
    tableInvite: tableInvitePt,
    lobby: lobbyPt,
    personalData: personalDataPt,
    fair: fairPt,
    protection: protectionPt,
    support: supportPt,
  },
  es: {
    about: aboutEs,
    access: accessEs,
    account: accountEs,
    app: appEs,
    cashOut: cashOutEs,
    common: commonEs,
    competitions: competitionsEs,
    deposit: depositEs,
    documents: documentsEs,
    filter: filterEs,
    freeRounds: freeRoundsEs,
    freeRoundsTerms: freeRoundsTermsEs,
    games: gamesEs,
    play: playEs,
    promotionsHub: promotionsHubEs,
    help: helpEs,
    missions: missionsEs,
    partners: partnersEs,
    ownPlay: ownPlayEs,
    invite: inviteEs,
    liveRounds: liveRoundsEs,
    sharedRounds: sharedRoundsEs,
    tableInvite: tableInviteEs,
    lobby: lobbyEs,
    personalData: personalDataEs,
    fair: fairEs,
    protection: protectionEs,
    support: supportEs,
  },
} as const;

export type Language = keyof typeof words;
/** Any language's. */
export type Words = (typeof words)[Language];
