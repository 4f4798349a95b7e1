import { moneyPermissions, type Permission, type Role, roleNames, roles } from './roles.ts';

/** A role that administrators composed, by its id. Built-in roles are named by `roleNames`. */
export type CustomRole = `custom:${number}`;
export type HeldRoleName = Role | CustomRole;

export const isBuiltIn = (role: string): role is Role => (roleNames as readonly string[]).includes(role);

/** A role of a staff member, with what it gives. */
export interface HeldRole {
  role: HeldRoleName;
  permissions: readonly Permission[];
}

export const builtInRole = (role: Role): HeldRole => ({ role, permissions: roles[role] });

/**
 * Permissions that no one role and no one person may hold together: one of `one`, and one of `other`. What a built-in role of
 * `except` gives does not count: `exceptReason` says what guards it there. `staff_separation` is the same in the database.
 */
interface SeparationRule {
  one: readonly Permission[];
  other: readonly Permission[];
  reason: string;
  except: readonly Role[];
  exceptReason: string | null;
}

export const separationRules = {
  staffAndMoney: {
    one: ['staff.manage'],
    other: moneyPermissions,
    reason: 'Who invites staff could invite a helper who pays him.',
    except: [],
    exceptReason: null,
  },
  policyAndApproval: {
    one: ['policies.edit', 'staff.manage'],
    other: ['approvals.second'],
    reason: 'Who sets which decisions need a second person, or who that may be, is not that person.',
    except: [],
    exceptReason: null,
  },
  depositsAndCashOuts: {
    one: ['deposits.decide'],
    other: ['cashOuts.decide'],
    reason: 'Who credits a deposit that never arrived does not pay it out as well.',
    except: ['cashier'],
    exceptReason: 'Credits and payouts of a cashier above the amounts of the policy need a second person.',
  },
  termsAndBonuses: {
    one: ['bonusTerms.edit'],
    other: ['bonuses.give'],
    reason: 'Who writes the terms of a bonus does not give it.',
    except: ['bonuses'],
    exceptReason: 'Bonuses and campaigns above the amounts of the policy need a second person.',
  },
  rulesAndAlerts: {
    one: ['rules.edit'],
    other: ['risk.decide'],
    reason: 'Who writes the rules does not decide the alerts that they raise.',
    except: ['risk', 'compliance'],
    exceptReason: 'A rule is switched on or off by two people, after a test on past days.',
  },
  erasureAndAudit: {
    one: ['data.erase'],
    other: ['record.read'],
    reason: 'Who erases players does not choose them by what the audit log says.',
    except: ['risk', 'compliance'],
    exceptReason: 'An erasure always needs a second person.',
  },
  settingsAndMoney: {
    one: ['settings.edit'],
    other: ['deposits.decide', 'cashOuts.decide', 'wins.decide', 'bonuses.give'],
    reason: 'Who sets limits and rates does not decide single payments by them.',
    except: ['finance'],
    exceptReason: 'Settings of large effect need a second person.',
  },
  affiliateTermsAndPay: {
    one: ['affiliates.edit'],
    other: ['affiliates.pay'],
    reason: 'Who writes what a partner earns does not pay it.',
    except: ['bonuses', 'cashier'],
    exceptReason: 'The terms of a partner and each statement need a second person.',
  },
  closingAndMoney: {
    one: ['finance.close', 'settlements.import', 'reconciliation.run'],
    other: ['deposits.decide', 'cashOuts.decide'],
    reason: 'Who compares the books with providers does not make the entries that are compared.',
    except: ['finance'],
    exceptReason: 'Differences are listed, and each is closed with a reason in the audit log.',
  },
} as const satisfies Record<string, SeparationRule>;

export type SeparationRuleName = keyof typeof separationRules;
export const separationRuleNames = Object.keys(separationRules) as [SeparationRuleName, ...SeparationRuleName[]];

/** A rule that is broken, by which two permissions. */
export interface BrokenRule {
  rule: SeparationRuleName;
  one: Permission;
  other: Permission;
}

/** The first rule that these roles of one person break, or this role alone; undefined: none. */
export function brokenRule(held: readonly HeldRole[]): BrokenRule | undefined {
  for (const rule of separationRuleNames) {
    const { one, other, except }: SeparationRule = separationRules[rule];
    const counted = new Set(
      held
        .filter(({ role }) => !(except as readonly string[]).includes(role))
        .flatMap(({ permissions }) => permissions),
    );
    const [first, second] = [one.find((it) => counted.has(it)), other.find((it) => counted.has(it))];
    if (first && second) return { rule, one: first, other: second };
  }
  return undefined;
}

/** What makes a role one that two administrators grant: it decides about money, approves, writes policies or manages staff. */
const guarded: readonly Permission[] = [...moneyPermissions, 'approvals.second', 'policies.edit', 'staff.manage'];

export function takesTwoToGrant({ permissions }: Pick<HeldRole, 'permissions'>): boolean {
  return guarded.some((name) => permissions.includes(name));
}
