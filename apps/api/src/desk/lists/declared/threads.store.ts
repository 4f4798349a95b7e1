import { queryTopics, threadStates } from '@fairhouse/contract';
import { contactPriorities } from '@fairhouse/contract/operator';
import { dayFilters, type ListDeclaration, memberColumns, memberFilters } from '../list-declaration.ts';

/** Threads with the support team, in every state, the latest first. */
export const threads: ListDeclaration = {
  needs: ['contacts.read'],
  sources: [{ from: 'contact_record' }],
  member: 's.member_id',
  columns: {
    id: { kind: 'number', sql: 's.id', initial: true },
    ...memberColumns('s.member_id'),
    name: { kind: 'text', sql: 's.name', personal: 'name' },
    email: { kind: 'text', sql: 's.email', personal: 'email' },
    topic: { kind: 'kind', sql: 's.topic', initial: true },
    state: { kind: 'status', sql: 's.state', initial: true },
    priority: { kind: 'kind', sql: 's.priority', initial: true },
    due: { kind: 'moment', sql: `case when s.state = 'open' then s.due_at end`, initial: true },
    assigned: {
      kind: 'text',
      sql: `(select a.assigned_name from queue_assignment_record a where a.queue = 'contacts' and a.row_id = s.id)`,
      initial: true,
    },
    messages: { kind: 'number', sql: 's.messages' },
    satisfied: { kind: 'flag', sql: 's.satisfied', initial: true },
    began: { kind: 'moment', sql: 's.created_at' },
    firstAnswer: { kind: 'moment', sql: 's.first_answered_at' },
    changed: { kind: 'moment', sql: 's.changed_at', initial: true, sort: 'changed' },
    closedBy: { kind: 'text', sql: 's.closed_by' },
  },
  filters: {
    state: { kind: 'choice', words: threadStates, names: 'status', sql: (state) => `s.state = ${state}` },
    topic: { kind: 'choice', words: queryTopics, names: 'kind', sql: (topic) => `s.topic = ${topic}` },
    priority: {
      kind: 'choice',
      words: contactPriorities,
      names: 'kind',
      sql: (priority) => `s.priority = ${priority}`,
    },
    late: {
      kind: 'choice',
      conditions: { yes: `s.state = 'open' and s.due_at <= now()`, no: `not (s.state = 'open' and s.due_at <= now())` },
    },
    satisfied: { kind: 'choice', conditions: { yes: 's.satisfied', no: 'not s.satisfied' } },
    assigned: {
      kind: 'text',
      sql: (name) => `exists (select from queue_assignment_record a
        where a.queue = 'contacts' and a.row_id = s.id and a.assigned_name = ${name})`,
    },
    email: { kind: 'text', sql: (email) => `lower(s.email) = lower(${email})` },
    ...memberFilters('s.member_id'),
    ...dayFilters('s.created_at'),
    firstAnswerFrom: { kind: 'day', sql: (day) => `s.first_answered_at >= ${day}::timestamp at time zone 'utc'` },
    firstAnswerUntil: {
      kind: 'day',
      sql: (day) => `s.first_answered_at < (${day} + 1)::timestamp at time zone 'utc'`,
    },
  },
  sorts: { changed: { sql: 's.changed_at', type: 'timestamptz' } },
};
