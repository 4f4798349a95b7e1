export { currencyOfVisitors } from './currency-of-visitors.ts';
export * from './jurisdiction.ts';
export { packs } from './packs.ts';
export { type RuledPlace, ruledPlaces } from './ruled-places.ts';
export * from './rules.ts';
export * from './stakes.ts';
export { linesToReadAgain, readAgainAfterDays } from './stale.ts';
export { stricterOf } from './strictness.ts';
