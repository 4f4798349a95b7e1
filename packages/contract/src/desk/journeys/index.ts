import {
  getJourney,
  getJourneyEffect,
  listJourneyPlayers,
  listJourneys,
  saveJourney,
  switchJourneyOn,
  tryJourney,
  turnJourney,
} from './journeys.ts';

/** Journeys: what players receive step by step, by rules. */
export const journeyCalls = {
  [listJourneys.path]: listJourneys,
  [getJourney.path]: getJourney,
  [saveJourney.path]: saveJourney,
  [tryJourney.path]: tryJourney,
  [switchJourneyOn.path]: switchJourneyOn,
  [turnJourney.path]: turnJourney,
  [listJourneyPlayers.path]: listJourneyPlayers,
  [getJourneyEffect.path]: getJourneyEffect,
} as const;
