import { describe, expect, it } from 'vitest';
import { secondNeeds } from '../approvals/approval.ts';
import { builtInRole, takesTwoToGrant } from '../role-rules.ts';
import { moneyPermissions, permissionNames } from '../roles.ts';
import { isKeyScope, isWriteScope, keyScopes, neverScopes, scopesOf } from './key-scopes.ts';

describe('the scopes of keys', () => {
  it('are permissions, each in one of the three lists', () => {
    expect([...keyScopes, ...Object.keys(neverScopes)].sort()).toEqual([...permissionNames].sort());
  });

  it('leave out what decides money, what takes two people, and staff and keys', () => {
    const never = [...moneyPermissions, ...Object.values(secondNeeds), 'approvals.second', 'policies.edit'];
    for (const name of [...never, 'staff.manage', 'staff.read', 'apiKeys.edit', 'members.recover'])
      expect(isKeyScope(name), name).toBe(false);
    // A role that two grant is granted for the sake of what no key can have.
    expect(takesTwoToGrant(builtInRole('administrator'))).toBe(true);
  });

  it('that only read are named so', () => {
    const reading = /\.(read|personal|verify)$|^exports\.make$|^reports\.files$/;
    for (const scope of keyScopes) expect(isWriteScope(scope), scope).toBe(!reading.test(scope));
  });

  it('open no call before the sign-in, none of oneself, and no approval', () => {
    const of = (path: `/${string}`, permission: 'self' | 'members.read' | undefined, access = 'operator' as const) =>
      scopesOf({ path, permission, access });
    expect(of('/operator/auth/me', 'self')).toBeUndefined();
    expect(of('/operator/approval/approve', 'self')).toBeUndefined();
    expect(of('/operator/queue/takeBack', 'self')).toBeUndefined();
    expect(scopesOf({ path: '/operator/auth/signIn', permission: undefined, access: 'deskVisitor' })).toBeUndefined();
    expect(of('/operator/health/acknowledge', 'members.read')).toBeUndefined();
    expect(of('/operator/list/read', 'self')).toEqual([]);
    expect(of('/operator/member/find', 'members.read')).toEqual(['members.read']);
  });
});
