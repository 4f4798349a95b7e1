import { openTestHouse } from './open-test-house.ts';

/**
 * Opens a whole house for the end-to-end tests. The tests find it by CASINO_ORIGIN, STUDIO_ORIGIN, SANDBOX_ORIGIN and
 * FAIRHOUSE_DATA_DIR; with CASINO_ORIGIN given, they take the house that is there.
 */
export default async function openHouseForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CASINO_ORIGIN) return undefined;
  const { origins, settings, close } = await openTestHouse({
    // The tests come from other countries by saying so, as a proxy in front of the house would.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    STUDIO_LEAST_SLOT_MS: '0',
    STUDIO_LEAST_ROULETTE_MS: '0',
    STUDIO_LEAST_BLACKJACK_MS: '0',
  });
  Object.assign(process.env, settings, {
    CASINO_ORIGIN: origins.casino,
    STUDIO_ORIGIN: origins.studio,
    SANDBOX_ORIGIN: origins.sandbox,
  });
  return close;
}
