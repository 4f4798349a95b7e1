import type { Call } from '../../call.ts';
import type { Permission } from '../roles.ts';

/** What a key may be given that reads. */
export const readScopes = [
  'members.read',
  'members.personal',
  'cashOuts.read',
  'deposits.read',
  'disputes.read',
  'documents.read',
  'wins.read',
  'bonuses.read',
  'groups.read',
  'competitions.read',
  'missions.read',
  'protection.read',
  'identity.read',
  'invitations.read',
  'affiliates.read',
  'vip.read',
  'contacts.read',
  'content.read',
  'settings.read',
  'risk.read',
  'finance.read',
  'reports.read',
  'reports.files',
  'reconciliation.read',
  'exports.make',
  'policies.read',
  'books.verify',
  'record.read',
  'health.read',
  'webhooks.read',
] as const satisfies readonly Permission[];

/** What changes something: a key with one of these takes two people. */
export const writeScopes = [
  'members.note',
  'members.message',
  'groups.edit',
  'contacts.answer',
  'macros.edit',
  'catalogue.edit',
  'finance.close',
  'settlements.import',
  'reconciliation.run',
  'jobs.replay',
] as const satisfies readonly Permission[];

export const keyScopes = [...readScopes, ...writeScopes] as const;
export type KeyScope = (typeof keyScopes)[number];

/**
 * Why a permission is no scope of a key. `money`: it decides about money, or what money is given for. `twoPeople`: what it
 * decides takes two people, or it says who they are. `judgement`: a person decides about a person. `access`: it opens an
 * account, or sends data elsewhere. `staff`: accounts and work of the staff, and other keys.
 */
type NeverReason = 'money' | 'twoPeople' | 'judgement' | 'access' | 'staff';

/** Every other permission: one that is in none of the three lists does not compile. */
export const neverScopes: Readonly<Record<Exclude<Permission, KeyScope>, NeverReason>> = {
  'members.block': 'judgement',
  'members.suspend': 'judgement',
  'members.recover': 'access',
  'cashOuts.decide': 'money',
  'deposits.decide': 'money',
  'disputes.edit': 'money',
  'documents.decide': 'judgement',
  'wins.decide': 'money',
  'winBounds.edit': 'money',
  'bonuses.give': 'money',
  'bonuses.review': 'judgement',
  'bonusTerms.edit': 'money',
  'campaigns.send': 'money',
  'competitions.edit': 'money',
  'competitions.pay': 'money',
  'missions.edit': 'money',
  'missions.open': 'money',
  'protection.decide': 'judgement',
  'identity.decide': 'judgement',
  'data.export': 'access',
  'data.erase': 'twoPeople',
  'invitations.decide': 'money',
  'agents.edit': 'money',
  'affiliates.edit': 'money',
  'affiliates.pay': 'money',
  'vip.edit': 'money',
  'content.edit': 'twoPeople',
  'settings.edit': 'twoPeople',
  'risk.decide': 'judgement',
  'rules.edit': 'twoPeople',
  'suspicions.report': 'twoPeople',
  'reports.build': 'staff',
  'reports.schedule': 'access',
  'queues.assign': 'staff',
  'approvals.second': 'twoPeople',
  'policies.edit': 'twoPeople',
  'webhooks.edit': 'access',
  'apiKeys.read': 'staff',
  'apiKeys.edit': 'staff',
  'staff.read': 'staff',
  'staff.manage': 'staff',
};

/** Calls that take no permission by themselves and that a key may make: each answers what its scopes let it see. */
const anyScopeCalls = [
  '/openapi.json',
  '/operator/list/describe',
  '/operator/list/count',
  '/operator/list/read',
  '/operator/home/figures',
  '/operator/home/hours',
  '/operator/queue/summary',
  '/operator/queue/list',
  '/operator/queue/get',
  '/operator/setting/listAll',
  '/operator/setting/history',
  '/operator/maintenance/get',
];

/** A person's word, though the permission is a scope. */
const personsCalls = ['/operator/health/acknowledge', '/operator/vendor/acceptCertification'];

/** What the command itself asks for besides. */
const alsoNeeded: Readonly<Record<string, readonly KeyScope[]>> = { '/operator/file/get': ['members.personal'] };

export const isKeyScope = (permission: string): permission is KeyScope =>
  (keyScopes as readonly string[]).includes(permission);
export const isWriteScope = (scope: KeyScope): boolean => (writeScopes as readonly KeyScope[]).includes(scope);

/** The scopes that a key needs for a call; empty: any key, by what its scopes let it see. Undefined: no key may make it. */
export function scopesOf({ path, access, permission }: Pick<Call, 'path' | 'access' | 'permission'>) {
  if (access !== 'operator' || personsCalls.includes(path)) return undefined;
  if (anyScopeCalls.includes(path)) return [];
  return permission !== undefined && isKeyScope(permission) ? [permission, ...(alsoNeeded[path] ?? [])] : undefined;
}
