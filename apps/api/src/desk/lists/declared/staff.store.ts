import { roleNames } from '@fairhouse/contract/operator';
import type { ListDeclaration } from '../list-declaration.ts';

/** The accounts of the desk. */
export const staff: ListDeclaration = {
  needs: ['staff.read'],
  sources: [{ from: 'staff_person' }],
  member: 'null::bigint',
  columns: {
    id: { kind: 'number', sql: 's.id' },
    name: { kind: 'text', sql: 's.name', initial: true, sort: 'name' },
    displayName: { kind: 'text', sql: 's.display_name', initial: true },
    status: { kind: 'status', sql: `case when s.enabled then 'open' else 'suspended' end`, initial: true },
    roles: {
      kind: 'roles',
      sql: 'array(select r.role from staff_held_role r where r.staff_id = s.id order by r.role)',
      initial: true,
    },
    lastSignIn: {
      kind: 'moment',
      sql: `(select max(i.at) from staff_sign_in_record i where i.staff_id = s.id and i.outcome = 'signedIn')`,
      initial: true,
    },
  },
  filters: {
    status: { kind: 'choice', conditions: { open: 's.enabled', suspended: 'not s.enabled' } },
    role: {
      kind: 'choice',
      words: roleNames,
      names: 'roles',
      sql: (role) => `exists (select from staff_held_role r where r.staff_id = s.id and r.role = ${role})`,
    },
  },
  sorts: { name: { sql: 's.name', type: 'text' } },
};
