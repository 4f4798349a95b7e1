export { offersHeldBack } from './harm/offers-held-back.store.ts';
export { runTrial } from './harm/trial/run-trial.ts';
export { trialText, withTrial } from './harm/trial/trial-text.ts';
export { logInOf } from './limits/own-play/play.store.ts';
export { joiningRules } from './regions/joining-rules.ts';
export { onlyWhereServed } from './regions/only-where-served.ts';
export { type JurisdictionOf, openJurisdictions } from './regions/open-jurisdictions.ts';
export { playRestrictionsOf } from './regions/play-restrictions-of.ts';
export { openRegion, type Region, regionOf } from './regions/region.ts';
