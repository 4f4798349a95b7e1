import type { GroupCondition } from '@fairhouse/contract/operator';
import * as account from './account.store.ts';
import type { Condition } from './condition.ts';
import * as money from './money.store.ts';
import * as play from './play.store.ts';
import * as standing from './standing.store.ts';

/** Every condition there is: a rule is made of these and of nothing else. */
export const conditions: Readonly<Record<GroupCondition, Condition>> = { ...account, ...money, ...play, ...standing };
