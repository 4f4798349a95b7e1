import type { Database, Transaction } from '@fairhouse/database';

export interface VendorRow {
  id: string;
  name: string;
  secretName: string;
  launchUrl: string;
  reportUrl: string | null;
  allowedAddresses: string[];
  wrapperDomains: Record<string, string>;
  version1Until: Date | null;
}

/** The enabled vendors, and the database's clock in milliseconds since 1970. */
export async function readVendors(db: Database): Promise<{ vendors: VendorRow[]; nowMs: number }> {
  const [{ rows: vendors }, { rows: clock }] = await Promise.all([
    db.query<VendorRow>(
      `select id, name, secret_name as "secretName", launch_url as "launchUrl", report_url as "reportUrl",
         allowed_addresses as "allowedAddresses",
         wrapper_domains as "wrapperDomains", version1_until as "version1Until"
       from vendor where enabled`,
    ),
    db.query<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now'),
  ]);
  return { vendors, nowMs: clock[0]!.now };
}

export interface ReferenceVendor {
  id: string;
  name: string;
  secretName: string;
  launchUrl: string;
  reportUrl: string;
  needsCertification: boolean;
}

/** Adds the vendor, or brings its name and addresses up to date; what an operator has set stays. It signs as of version 2. */
export async function saveVendor(db: Database | Transaction, vendor: ReferenceVendor): Promise<void> {
  await db.query(
    `insert into vendor (id, name, secret_name, launch_url, report_url, needs_certification) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set name = excluded.name, secret_name = excluded.secret_name, launch_url = excluded.launch_url,
       report_url = excluded.report_url, needs_certification = excluded.needs_certification, version1_until = null`,
    [vendor.id, vendor.name, vendor.secretName, vendor.launchUrl, vendor.reportUrl, vendor.needsCertification],
  );
}

/** How many vendors have an id that begins so. */
export async function countVendors(tx: Transaction, prefix: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from vendor where starts_with(id, $1)',
    [prefix],
  );
  return rows[0]!.count;
}
