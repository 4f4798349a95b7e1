import { useMemo } from 'react';
import { useCall } from '../../../lib/query.ts';

const listsStaleMs = 3_600_000;

/** Countries, and the states of the chosen one. */
export function usePlaces(country: string) {
  const countriesCall = useCall('/base/country/listAll', { status: 1 }, { staleTimeMs: listsStaleMs });
  const statesCall = useCall(
    '/base/state/listAll',
    { enabled: 1, countryIsoCode2: country },
    { staleTimeMs: listsStaleMs, enabled: country !== '' },
  );
  return {
    countriesCall,
    countries: useMemo(
      () =>
        (countriesCall.data ?? []).map((one) => ({ value: one.isoCode2, label: `${one.isoCode2} - ${one.enName}` })),
      [countriesCall.data],
    ),
    states: useMemo(
      () => (statesCall.data ?? []).map((one) => ({ value: one.code, label: `${one.code} - ${one.name}` })),
      [statesCall.data],
    ),
    /** A few countries are not divided; nothing can be asked of people there. */
    hasStates: statesCall.data?.length !== 0,
  };
}
