import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';

export interface VipLevel {
  level: number;
  name: string;
  /** Lifetime points that reach it. */
  points: bigint;
  cashbackPercent: number;
  icon: string;
  colour: string;
}

/** Lowest first. */
export async function listLevels(db: Database | Transaction): Promise<VipLevel[]> {
  const { rows } = await db.query<VipLevel>(
    'select level, name, points, cashback_percent as "cashbackPercent", icon, colour from vip_level order by level',
  );
  return rows;
}

export interface VipPackage {
  id: number;
  level: number;
  /** Its price. */
  points: bigint;
  bonus: Amount;
}

interface PackageRow {
  id: number;
  level: number;
  points: bigint;
  minor: bigint;
}

/** What is on sale in a currency, by level, then price. */
export async function listPackages(db: Database, currency: Currency): Promise<VipPackage[]> {
  const { rows } = await db.query<PackageRow>(
    `select p.id, p.level, p.points, b.minor from vip_package p join vip_package_bonus b on b.package_id = p.id
     where p.enabled and b.currency = $1 order by p.level, p.points, p.id`,
    [currency],
  );
  return rows.map(({ minor, ...row }) => ({ ...row, bonus: amountOf(currency, minor) }));
}

/** Undefined when it is not on sale in this currency. */
export async function findPackage(tx: Transaction, id: number, currency: Currency): Promise<VipPackage | undefined> {
  const { rows } = await tx.query<PackageRow>(
    `select p.id, p.level, p.points, b.minor from vip_package p join vip_package_bonus b on b.package_id = p.id
     where p.id = $1 and p.enabled and b.currency = $2`,
    [id, currency],
  );
  const [row] = rows;
  return row && { id: row.id, level: row.level, points: row.points, bonus: amountOf(currency, row.minor) };
}

export interface DeskPackage {
  id: number;
  level: number;
  points: bigint;
  enabled: boolean;
  bonuses: Amount[];
}

export async function listAllPackages(db: Database): Promise<DeskPackage[]> {
  const { rows } = await db.query<Omit<DeskPackage, 'bonuses'> & { currencies: Currency[]; minors: bigint[] }>(
    `select p.id, p.level, p.points, p.enabled, array_agg(b.currency order by b.currency) as currencies,
       array_agg(b.minor order by b.currency) as minors
     from vip_package p join vip_package_bonus b on b.package_id = p.id group by p.id order by p.level, p.points`,
  );
  return rows.map(({ currencies, minors, ...row }) => ({
    ...row,
    bonuses: currencies.map((currency, position) => amountOf(currency, minors[position]!)),
  }));
}

/** Takes over how a level is set now. */
export async function writeLevel(
  tx: Transaction,
  name: string,
  { points, cashbackPercent }: { points: number; cashbackPercent: number },
): Promise<void> {
  await tx.query('update vip_level set points = $2, cashback_percent = $3 where name = $1', [
    name,
    points,
    cashbackPercent,
  ]);
}

/** The same of a package of the store. */
export async function writePackage(
  tx: Transaction,
  id: string,
  { enabled, points, ...bonuses }: { enabled: boolean; points: number } & Record<`bonus${Currency}`, Amount>,
): Promise<void> {
  await tx.query('update vip_package set enabled = $2, points = $3 where id = $1', [id, enabled, points]);
  const amounts = Object.values(bonuses);
  await tx.query(
    `update vip_package_bonus b set minor = v.minor from unnest($2::text[], $3::bigint[]) as v (currency, minor)
     where b.package_id = $1 and b.currency = v.currency`,
    [id, amounts.map(({ currency }) => currency), amounts.map(({ minor }) => minor)],
  );
}
