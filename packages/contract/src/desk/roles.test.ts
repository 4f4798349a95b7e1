import { describe, expect, it } from 'vitest';
import { permissionsByArea } from './permission-areas.ts';
import {
  brokenRule,
  builtInRole,
  type HeldRole,
  type SeparationRuleName,
  separationRuleNames,
  separationRules,
} from './role-rules.ts';
import {
  moneyPermissions,
  type Permission,
  permissionNames,
  permissionsOf,
  type Role,
  roleNames,
  roles,
} from './roles.ts';

const isSeparated = (held: readonly Role[]) => brokenRule(held.map(builtInRole)) === undefined;

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

describe('the rules of separation', () => {
  const composed = (...permissions: Permission[]): HeldRole => ({ role: 'custom:1', permissions });
  const cases = separationRuleNames.flatMap((rule) => {
    const { one, other }: { one: readonly Permission[]; other: readonly Permission[] } = separationRules[rule];
    return one.flatMap((first) => other.map((second) => ({ rule, first, second })));
  });

  it.each(cases)(
    '$rule: refuses $first and $second in one composed role, and in two of one person',
    ({ rule, first, second }) => {
      // Another rule may refuse the same two.
      const broken = brokenRule([composed(first, second)])!;
      const named: readonly SeparationRuleName[] = cases
        .filter((it) => it.first === first && it.second === second)
        .map((it) => it.rule);
      expect(named).toContain(broken.rule);
      expect(named).toContain(rule);
      expect(brokenRule([composed(first), { role: 'custom:2', permissions: [second] }])?.rule).toBe(broken.rule);
      expect(brokenRule([composed(first)])).toBeUndefined();
    },
  );

  it('are kept by every built-in role, and what an excepted one gives does not count', () => {
    for (const role of roleNames) expect(brokenRule([builtInRole(role)]), role).toBeUndefined();
    for (const rule of separationRuleNames) {
      const { except, exceptReason, one, other }: (typeof separationRules)[SeparationRuleName] = separationRules[rule];
      expect(except.length > 0, rule).toBe(exceptReason !== null);
      // An exception that no role needs is none.
      for (const role of except as readonly Role[]) {
        const all = permissionsOf([role]);
        expect(one.some((it) => all.includes(it)) || other.some((it) => all.includes(it)), `${rule} ${role}`).toBe(
          true,
        );
      }
    }
    expect(brokenRule([builtInRole('cashier'), composed('deposits.decide')])).toBeUndefined();
    expect(brokenRule([builtInRole('cashier'), composed('settings.edit')])).toMatchObject({ rule: 'settingsAndMoney' });
  });
});

it('every permission stands under one area', () => {
  expect(
    permissionsByArea()
      .flatMap(({ permissions }) => permissions)
      .sort(),
  ).toEqual([...permissionNames].sort());
  for (const { area, permissions } of permissionsByArea()) expect(permissions.length, area).toBeGreaterThan(0);
});
