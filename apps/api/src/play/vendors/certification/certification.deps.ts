import type { Database } from '@fairhouse/database';
import type { VendorRegistry } from '../open-vendors.ts';

export interface CertificationDeps {
  db: Database;
  vendors: Pick<VendorRegistry, 'find'>;
  /** Public keys, in base64url, of the casinos whose sandboxes certify for this one. */
  trustedKeys: readonly string[];
}
