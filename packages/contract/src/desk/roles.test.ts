import { describe, expect, it } from 'vitest';
import { isSeparated, moneyPermissions, permissionNames, permissionsOf, type Role, roleNames, roles } from './roles.ts';

describe('the roles of the staff', () => {
  it('name each permission once, and every permission is held by somebody', () => {
    for (const role of roleNames) expect(new Set(roles[role]).size, role).toBe(roles[role].length);
    expect(permissionsOf(roleNames)).toEqual(permissionNames);
  });

  it('keep anyone who manages staff from deciding money', () => {
    const deciders = roleNames.filter((role) => moneyPermissions.some((it) => permissionsOf([role]).includes(it)));
    expect(deciders).toEqual(['cashier', 'risk', 'bonuses']);
    expect(permissionsOf(['administrator'])).toContain('staff.manage');
    for (const role of roleNames) {
      expect(isSeparated([role]), role).toBe(true);
      const isSecond = permissionsOf([role]).includes('approvals.second');
      expect(isSeparated(['administrator', role]), role).toBe(!deciders.includes(role) && !isSecond);
    }
    const others = roleNames.filter((role): role is Role => role !== 'administrator');
    expect(isSeparated(others.filter((role) => role !== 'compliance'))).toBe(true);
    expect(isSeparated(others)).toBe(false);
  });

  it('keep anyone who writes the policy of approvals from approving', () => {
    for (const role of roleNames.filter((it) => permissionsOf([it]).includes('policies.edit'))) {
      expect(moneyPermissions.filter((it) => permissionsOf([role]).includes(it))).toEqual([]);
      expect(permissionsOf([role])).not.toContain('approvals.second');
    }
  });

  it('let finance read money and decide none', () => {
    expect(permissionsOf(['finance']).filter((it) => it.endsWith('.decide') || it.endsWith('.give'))).toEqual([]);
  });
});
