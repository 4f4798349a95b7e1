import type { Foundation } from '../foundation.ts';
import type { Service } from '../service.ts';
import { type Affiliates, openAffiliates } from './wiring/affiliates.ts';
import { type Bonuses, openBonuses } from './wiring/bonuses.ts';
import { openCompetitions } from './wiring/competitions.ts';
import { type ContentService, openContent } from './wiring/content.ts';
import { type FreeRoundsService, openFreeRounds } from './wiring/free-rounds.ts';
import { openGroups } from './wiring/groups.ts';
import { openJourneys } from './wiring/journeys.ts';
import { openMissions } from './wiring/missions.ts';
import { openPromotionsHub } from './wiring/promotions-hub.ts';
import { openRewards, type Rewards } from './wiring/rewards.ts';

export interface Growth {
  content: ContentService;
  bonuses: Bonuses;
  freeRounds: FreeRoundsService;
  rewards: Rewards;
  affiliates: Affiliates;
  services: Service[];
}

/** Content, bonuses, levels, invitations, promotions, missions, groups of players with their campaigns, journeys, and affiliate partners. Needs no other area. */
export function wireGrowth(foundation: Foundation): Growth {
  const content = openContent(foundation);
  const bonuses = openBonuses(foundation);
  const freeRounds = openFreeRounds(foundation, bonuses);
  const affiliates = openAffiliates(foundation);
  const rewards = openRewards(foundation, content, bonuses, affiliates);
  return {
    content,
    bonuses,
    freeRounds,
    rewards,
    affiliates,
    services: [
      content,
      bonuses,
      rewards,
      openMissions(foundation),
      openGroups(foundation, bonuses, freeRounds),
      openJourneys(foundation, bonuses, freeRounds),
      freeRounds,
      affiliates,
    ],
  };
}

/** Tournaments and races; after the area of play, whose rounds they show again. */
export const wireCompetitions = openCompetitions;

/** The page of all promotions; after competitions. */
export const wirePromotionsHub = openPromotionsHub;
