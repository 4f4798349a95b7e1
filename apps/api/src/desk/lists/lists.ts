import type { ListName } from '@fairhouse/contract/operator';
import { bonuses } from './declared/bonuses.store.ts';
import { payments } from './declared/payments.store.ts';
import { players } from './declared/players.store.ts';
import { sessions } from './declared/sessions.store.ts';
import { staff } from './declared/staff.store.ts';
import { threads } from './declared/threads.store.ts';
import type { ListDeclaration } from './list-declaration.ts';

/** Every list of the desk. */
export const lists: Readonly<Record<ListName, ListDeclaration>> = {
  players,
  payments,
  bonuses,
  sessions,
  threads,
  staff,
};
