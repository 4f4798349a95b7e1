import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, moment, nothing, text, whole } from '../../scalars.ts';
import { secondPersonData } from '../approvals/second-person.ts';
import { brokenRuleData } from '../held-role.ts';
import type { CustomRole } from '../role-rules.ts';
import { permissionNames } from '../roles.ts';
import { secondAdministratorErrors } from './staff-member.ts';

const role = () => z.string().regex(/^custom:\d+$/) as unknown as z.ZodType<CustomRole, CustomRole>;
const permissions = () => z.array(z.enum(permissionNames)).max(permissionNames.length);

export const roleName = z.object({ role: role(), name: z.string(), removed: z.boolean() });

/** What administrators write: a name that no other role has, a sentence, and at least one permission. */
const roleTerms = {
  name: text(40).refine(Boolean).describe('No other role may have it, however it is written'),
  description: text(300),
  permissions: permissions().min(1),
};
const reason = () => text(300).refine(Boolean).describe('Recorded');

const customRole = z.object({
  id: z.int(),
  role: role(),
  name: z.string(),
  description: z.string(),
  permissions: permissions(),
  version: z.int().describe('Rises by 1 with every change'),
  holders: z.array(z.object({ id: z.int(), name: z.string(), displayName: z.string(), enabled: z.boolean() })),
  createTime: moment(),
  by: z.string(),
  removeTime: moment().nullable().describe('null: it can be held'),
  removedBy: z.string().nullable(),
});
export type DeskRole = z.output<typeof customRole>;

export const listCustomRoles = call({
  path: '/operator/staff/role/list',
  access: 'operator',
  permission: 'staff.read',
  summary: 'Roles that administrators composed, with their holders; removed ones last.',
  input: nothing(),
  output: z.array(customRole),
});

export const nameCustomRoles = call({
  path: '/operator/staff/role/names',
  access: 'operator',
  permission: 'self',
  summary: 'What the roles are called that administrators composed, removed ones too.',
  input: nothing(),
  output: z.array(roleName),
});

export const createCustomRole = call({
  path: '/operator/staff/role/create',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    'Composes a role of permissions. It is refused where one of the rules of separation keeps two of them apart.',
  input: z.strictObject({ ...roleTerms, reason: reason() }),
  output: customRole,
  errors: ['roleNameTaken', 'rolesApart', 'tooManyRoles', 'notPermitted'],
  refusalData: brokenRuleData,
});

export const changeCustomRole = call({
  path: '/operator/staff/role/change',
  access: 'operator',
  permission: 'staff.manage',
  summary:
    "Changes a composed role, from the next call of its holders on. More permissions for a role that is held need a second administrator. Nobody changes a role of one's own.",
  input: z.strictObject({
    id: listedId(),
    version: whole(1).describe('Of the role as it was read'),
    ...roleTerms,
    reason: reason(),
  }),
  output: customRole,
  errors: ['noSuchThing', 'roleNameTaken', 'rolesApart', 'ownRole', ...secondAdministratorErrors, 'notPermitted'],
  refusalData: { ...secondPersonData, ...brokenRuleData },
});

export const removeCustomRole = call({
  path: '/operator/staff/role/remove',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Removes a composed role that nobody holds. Its history stays.',
  input: z.strictObject({ id: listedId(), version: whole(1), reason: reason() }),
  output: customRole,
  errors: ['noSuchThing', 'contentChanged', 'wrongState', 'roleHeld', 'notPermitted'],
});

export const customRoleHistory = call({
  path: '/operator/staff/role/history',
  access: 'operator',
  permission: 'staff.read',
  summary: 'Every version of a composed role, the latest first: who, when, why, and what it said.',
  input: z.strictObject({ id: listedId() }),
  output: z.array(
    z.object({
      version: z.int(),
      name: z.string(),
      description: z.string(),
      permissions: permissions(),
      by: z.string(),
      time: moment(),
      reason: z.string(),
      removed: z.boolean().describe('Whether the role was removed by this'),
    }),
  ),
  errors: ['noSuchThing'],
});
