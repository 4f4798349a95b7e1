import type { Permission, QueueFilter, QueueSort } from '@fairhouse/contract/operator';
import type { StaffPerson } from '../../http/staff-person.ts';

export interface DecisionDeclaration {
  permission: Permission;
  /** What it says to what the row asks for; the key follows from it, the same in every queue: `1`, `2`, `3`. */
  answer: 'yes' | 'between' | 'no' | 'further';
  /** The commands that it writes into the audit log that it was done, under the name of anyone who decided. */
  commands: readonly string[];
  reason: 'required' | 'optional' | 'none';
  /** Whether the player reads the reason. */
  toMember?: true;
  /** The kinds of rows that it can be made about; all unless said. */
  kinds?: readonly string[];
  /** Whether it can be made about several rows at once. */
  bulk?: true;
  /** What else it takes; `true`: it has to be there. */
  values?: Readonly<Record<string, boolean>>;
}

/**
 * A queue: which rows wait, who sees them, and what can be decided. The view is published by the feature that owns the rows,
 * with the columns that `queue-row.store.ts` reads; the commands are filled in by services (`QueueCommands`).
 */
export interface QueueDeclaration {
  view: string;
  read: Permission;
  /** Besides those that every queue has: memberId, country, age, waitingFrom, waitingTo, hold, whose. */
  filters: readonly (keyof QueueFilter)[];
  /** Besides those that every queue has: waitingSince, player, kind. */
  sorts?: readonly QueueSort[];
  /** Its view has `due_at` and `priority`: a row is late by its own due time, and not by how long it has waited. */
  due?: true;
  /** A person to whom a row is assigned, or who has claimed it, may hand it to any colleague who may see the queue. */
  handOver?: true;
  /** A view of all that ever waited (id, member_id, subject), where notes are written also about what waits no more. */
  known?: string;
  decisions: Readonly<Record<string, DecisionDeclaration>>;
  /** Where only rows of some kinds are for this person, and never those that they have made. */
  kindsFor?: (person: StaffPerson) => string[];
}

/** What the list of every queue can be sorted by. */
export const commonSorts: readonly QueueSort[] = ['waitingSince', 'player', 'kind'];

/** What every queue can be filtered by. */
export const commonFilters: readonly (keyof QueueFilter)[] = [
  'memberId',
  'country',
  'age',
  'waitingFrom',
  'waitingTo',
  'hold',
  'whose',
];
