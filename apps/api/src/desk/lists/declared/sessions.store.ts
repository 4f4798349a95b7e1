import { dayFilters, type ListDeclaration, memberColumns, memberFilters } from '../list-declaration.ts';

/** Log-ins of all members, the latest first. */
export const sessions: ListDeclaration = {
  needs: ['members.read'],
  sources: [{ from: 'member_session_record' }],
  member: 's.member_id',
  columns: {
    ...memberColumns('s.member_id'),
    began: { kind: 'moment', sql: 's.created_at', initial: true, sort: 'began' },
    seen: { kind: 'moment', sql: 's.last_seen_at', initial: true },
    ends: { kind: 'moment', sql: 's.expires_at', initial: true },
    over: { kind: 'flag', sql: 's.expires_at <= now()', initial: true },
    address: { kind: 'text', sql: 's.address', initial: true },
    client: { kind: 'text', sql: 's.user_agent', initial: true },
  },
  filters: {
    ...memberFilters('s.member_id'),
    over: { kind: 'choice', conditions: { yes: 's.expires_at <= now()', no: 's.expires_at > now()' } },
    ...dayFilters('s.created_at'),
  },
  sorts: { began: { sql: 's.created_at', type: 'timestamptz' } },
};
