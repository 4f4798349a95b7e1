import type { Database } from '@fairhouse/database';
import { saveVendor } from './vendors.store.ts';

export const studioId = 'studio';

/** The vendors the casino knows from its first day: its own studio, at the origin where it runs. */
export async function loadVendors(db: Database, studioOrigin: string): Promise<void> {
  await saveVendor(db, {
    id: studioId,
    name: 'Fairhouse Studio',
    secretName: 'WALLET_SECRET',
    launchUrl: `${studioOrigin}/launch`,
    reportUrl: `${studioOrigin}/reports/rounds`,
    needsCertification: false,
  });
}
