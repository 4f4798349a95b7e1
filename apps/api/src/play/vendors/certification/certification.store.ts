import type { Database, Transaction } from '@fairhouse/database';

export interface CertificationRow {
  vendor: string;
  digest: string;
  version: string;
  signedBy: string;
  studio: string;
  casino: string;
  cases: number;
  finishedAt: Date;
  acceptedBy: string;
  acceptedAt: Date;
}

const columns = `c.vendor, c.digest, c.version, c.signed_by as "signedBy", c.studio, c.casino, c.cases,
  c.finished_at as "finishedAt", c.accepted_by as "acceptedBy", c.accepted_at as "acceptedAt"`;

export interface ListedVendor {
  id: string;
  name: string;
  enabled: boolean;
  needsCertification: boolean;
  launchUrl: string;
  reportUrl: string | null;
  open: number;
  announced: number;
  closed: number;
}

export const mostVendors = 2_000;

export async function listVendors(db: Database): Promise<ListedVendor[]> {
  const { rows } = await db.query<ListedVendor>(
    `select v.id, v.name, v.enabled, v.needs_certification as "needsCertification", v.launch_url as "launchUrl",
       v.report_url as "reportUrl", count(g.id) filter (where g.enabled)::int as open,
       count(g.id) filter (where g.coming_soon and not g.enabled)::int as announced,
       count(g.id) filter (where not g.coming_soon and not g.enabled)::int as closed
     from vendor v left join game_record g on g.vendor = v.id
     group by v.id order by v.name, v.id limit ${mostVendors}`,
  );
  return rows;
}

/** The certification that was accepted last, of each vendor that has one. */
export async function latestCertifications(db: Database): Promise<Map<string, CertificationRow>> {
  const { rows } = await db.query<CertificationRow>(
    `select distinct on (c.vendor) ${columns} from vendor_certification c order by c.vendor, c.accepted_at desc`,
  );
  return new Map(rows.map((row) => [row.vendor, row]));
}

/** Undefined for a vendor that does not exist. */
export async function lockVendor(tx: Transaction, id: string): Promise<{ needsCertification: boolean } | undefined> {
  const { rows } = await tx.query<{ needsCertification: boolean }>(
    'select needs_certification as "needsCertification" from vendor where id = $1 for update',
    [id],
  );
  return rows[0];
}

export async function findCertification(tx: Transaction, digest: string): Promise<CertificationRow | undefined> {
  const { rows } = await tx.query<CertificationRow>(
    `select ${columns} from vendor_certification c where c.digest = $1`,
    [digest],
  );
  return rows[0];
}

/** Undefined when this report was accepted at the same moment for another vendor. */
export async function insertCertification(
  tx: Transaction,
  row: Omit<CertificationRow, 'acceptedAt'>,
  report: string,
): Promise<CertificationRow | undefined> {
  const { rows } = await tx.query<CertificationRow>(
    `insert into vendor_certification as c (vendor, digest, version, signed_by, studio, casino, cases, finished_at, accepted_by, report)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::json) on conflict (digest) do nothing returning ${columns}`,
    [
      row.vendor,
      row.digest,
      row.version,
      row.signedBy,
      row.studio,
      row.casino,
      row.cases,
      row.finishedAt,
      row.acceptedBy,
      report,
    ],
  );
  return rows[0];
}

/** Whether games of the vendor of this game may be opened: it needs no certification, or passed that of this version. */
export async function mayOpenGame(tx: Transaction, gameId: number, version: string): Promise<boolean> {
  const { rows } = await tx.query<{ may: boolean }>(
    `select not v.needs_certification
       or exists (select from vendor_certification c where c.vendor = v.id and c.version = $2) as may
     from game_record g join vendor v on v.id = g.vendor where g.id = $1`,
    [gameId, version],
  );
  return rows[0]?.may ?? true;
}
