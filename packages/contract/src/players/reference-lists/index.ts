import { findCountry } from './find-country.ts';
import { findState } from './find-state.ts';
import { listBanners } from './list-banners.ts';
import { listCountries } from './list-countries.ts';
import { listCurrencies } from './list-currencies.ts';
import { listDialingCodes } from './list-dialing-codes.ts';
import { listStates } from './list-states.ts';

/** The calls of reference lists and banners. */
export const listsCalls = {
  [findCountry.path]: findCountry,
  [findState.path]: findState,
  [listBanners.path]: listBanners,
  [listCountries.path]: listCountries,
  [listCurrencies.path]: listCurrencies,
  [listDialingCodes.path]: listDialingCodes,
  [listStates.path]: listStates,
} as const;
