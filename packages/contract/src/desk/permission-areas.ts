import { type Permission, permissionNames } from './roles.ts';

const permissionAreaNames = [
  'players',
  'payments',
  'checks',
  'protection',
  'rewards',
  'play',
  'support',
  'risk',
  'finance',
  'operation',
  'approvals',
  'staff',
] as const;
export type PermissionArea = (typeof permissionAreaNames)[number];

type PermissionPrefix = Permission extends `${infer Prefix}.${string}` ? Prefix : never;

/** Under which heading a permission stands, by its first word. */
const areaOf: Record<PermissionPrefix, PermissionArea> = {
  members: 'players',
  data: 'players',
  cashOuts: 'payments',
  deposits: 'payments',
  disputes: 'payments',
  documents: 'checks',
  identity: 'checks',
  protection: 'protection',
  bonuses: 'rewards',
  bonusTerms: 'rewards',
  groups: 'rewards',
  campaigns: 'rewards',
  competitions: 'rewards',
  missions: 'rewards',
  invitations: 'rewards',
  agents: 'rewards',
  affiliates: 'rewards',
  vip: 'rewards',
  wins: 'play',
  winBounds: 'play',
  catalogue: 'play',
  content: 'play',
  contacts: 'support',
  macros: 'support',
  risk: 'risk',
  rules: 'risk',
  suspicions: 'risk',
  finance: 'finance',
  settlements: 'finance',
  reconciliation: 'finance',
  exports: 'finance',
  reports: 'finance',
  books: 'finance',
  settings: 'operation',
  health: 'operation',
  jobs: 'operation',
  webhooks: 'operation',
  apiKeys: 'operation',
  queues: 'approvals',
  policies: 'approvals',
  approvals: 'approvals',
  record: 'staff',
  staff: 'staff',
};

/** Every permission once, by area, in the order of the table. */
export function permissionsByArea(): { area: PermissionArea; permissions: Permission[] }[] {
  return permissionAreaNames.map((area) => ({
    area,
    permissions: permissionNames.filter((name) => areaOf[name.split('.')[0] as PermissionPrefix] === area),
  }));
}
