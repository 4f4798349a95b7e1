import { z } from 'zod';
import { type CustomRole, separationRuleNames } from './role-rules.ts';
import { permissionNames, roleNames } from './roles.ts';

const customRole = () => z.string().regex(/^custom:[1-9]\d{0,8}$/) as unknown as z.ZodType<CustomRole, CustomRole>;

/** What a staff member can hold. */
export const heldRoleName = () =>
  z.union([z.enum(roleNames), customRole()]).describe('A built-in role, or custom: with the id of a composed one');

/** At most so many of each person, composed ones among them. */
const mostRolesOfPerson = 40;
export const heldRoles = () => z.array(heldRoleName()).max(mostRolesOfPerson);

/** Which rule of separation a refusal names. */
export const brokenRuleData = {
  rolesApart: z.object({
    rule: z.enum(separationRuleNames),
    one: z.enum(permissionNames),
    other: z.enum(permissionNames),
    person: z.string().nullable().describe('Who would hold both; null: the role alone breaks the rule'),
  }),
};
