import { calls } from '@fairhouse/contract';
import type { JoiningField, NationalIdKind } from '@fairhouse/jurisdictions';
import { type Currency, currencyCodes, scaleOf, symbolOf } from '@fairhouse/money';
import type { SettingOf } from '../../db/setting-of.ts';
import { type Handler, on } from '../../http/handler.ts';
import { inOrder } from '../../http/in-order.ts';
import { ok, refuse } from '../../http/result.ts';
import type { Country, Places, State } from './places.ts';

interface ListsDeps {
  places: Places;
  /** What the form for joining has to know of a place. */
  rulesAt(
    countryCode: string,
    stateCode?: string,
  ): {
    ageLeast: number;
    offersUnticked: boolean;
    currencies: Currency[] | null;
    nationalId: NationalIdKind | null;
    joiningFields: JoiningField[];
  };
  settingOf: SettingOf;
}

export function listsRoutes({ places, rulesAt, settingOf }: ListsDeps): Handler[] {
  const withRules = (country: Country) => ({ ...country, ...rulesAt(country.isoCode2) });
  const stateWithRules = (state: State) => ({ ...state, ...rulesAt(state.isoCode2, state.code) });

  /** The rate is for sorting and display only, no money is ever converted by it. */
  const currencyRow = async (code: Currency) => {
    const { enabled, exchangeRate } = await settingOf('currency', code);
    const shown = enabled ? (1 as const) : (0 as const);
    return { code, symbol: symbolOf(code), scale: scaleOf(code), exchangeRate: Number(exchangeRate), enabled: shown };
  };

  return [
    on(calls['/base/country/listAll'], async ({ input }) => {
      const rows = places.countries.filter(
        (country) => fits(input, 'status', country.status) && fits(input, 'isoCode2', country.isoCode2),
      );
      return ok(inOrder(rows, input, ['enName', 'isoCode2']).map(withRules));
    }),

    on(calls['/base/country/find'], async ({ input }) => {
      const country = places.countries.find(({ isoCode2 }) => isoCode2 === input.isoCode2.toUpperCase());
      return country ? ok(withRules(country)) : refuse('noSuchThing');
    }),

    on(calls['/base/state/listAll'], async ({ input }) => {
      if (!fits(input, 'enabled', 1) || !fits(input, 'status', 1)) return ok([]);
      const ofCountries = places.countries.filter((country) => fits(input, 'countryIsoCode2', country.isoCode2));
      return ok(
        inOrder(
          ofCountries.flatMap((country) => places.statesOf(country.isoCode2)),
          input,
          ['name', 'code'],
        ).map(stateWithRules),
      );
    }),

    on(calls['/base/state/find'], async ({ input }) => {
      const state = places.findState(input.code.toUpperCase());
      return state ? ok(stateWithRules(state)) : refuse('noSuchThing');
    }),

    on(calls['/sys/country/listTelNum'], async ({ input }) => {
      if (!fits(input, 'status', 1)) return ok([]);
      return ok(inOrder(places.dialingCodes, input, ['telNum', 'enName']));
    }),

    on(calls['/base/currency/listAll'], async ({ input }) => {
      const all = await Promise.all(currencyCodes.map(currencyRow));
      const rows = all.filter((row) => fits(input, 'enabled', row.enabled) && fits(input, 'code', row.code));
      return ok(inOrder(rows, input, ['exchangeRate', 'code']));
    }),
  ];
}

/** Whether a row's value passes the filters `field`, `field_EQ` and `field_IN`, as far as they are asked for. */
function fits(asked: object, field: string, value: unknown): boolean {
  const filters = asked as Record<string, unknown>;
  const equals = [filters[field], filters[`${field}_EQ`]].every((wanted) => wanted === undefined || wanted === value);
  const among = filters[`${field}_IN`];
  return equals && (among === undefined || (among as unknown[]).includes(value));
}
