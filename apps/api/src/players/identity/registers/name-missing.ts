import type { IdentityDeps } from '../identity.deps.ts';

/** Says at the start, for each place whose rules name a register that we have no access to, that nobody of it is let in. */
export function nameMissingRegisters({
  ruledPlaces,
  registers,
  log,
}: Pick<IdentityDeps, 'ruledPlaces' | 'registers' | 'log'>): void {
  for (const { countryCode, stateCode, jurisdiction } of ruledPlaces()) {
    const register = jurisdiction.rules['exclusion.register'];
    if (register === null || registers.has(register)) continue;
    log.warn(
      { place: stateCode || countryCode, register },
      'registration, deposits and play are closed in this jurisdiction: there is no access to its exclusion register',
    );
  }
}
