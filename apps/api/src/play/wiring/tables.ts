import type { Transaction } from '@fairhouse/database';
import type { Foundation } from '../../foundation.ts';
import type { Service } from '../../service.ts';
import { forgetSpeaker } from '../tables/forget-speaker.ts';
import type { TablesDeps, TablesOfVendor } from '../tables/tables.deps.ts';
import { tablesRoutes } from '../tables/tables.routes.ts';
import { tellOrdersJob } from '../tables/tell-orders.ts';
import { type WordsOfVendor, wordsOfMember } from '../tables/words-of-member.ts';
import { tablesOf } from '../vendors/tables/ask-tables.ts';
import { askWords } from '../vendors/tables/ask-words.ts';
import { sendOrder } from '../vendors/tables/send-order.ts';
import type { Games } from './games.ts';

export interface Tables extends Service {
  askTables(): Promise<readonly TablesOfVendor[]>;
  wordsOfMember(memberId: bigint): Promise<WordsOfVendor[]>;
  forgetSpeaker(tx: Transaction, memberId: bigint): Promise<void>;
}

/** The shared tables of the vendors: how they stand, what is said at them, and what the casino orders of both. */
export function openTables({ db }: Foundation, { vendors }: Pick<Games, 'vendors'>): Tables {
  const askTables = tablesOf(vendors);
  const deps: TablesDeps = {
    db,
    vendors: () => vendors.all(),
    askTables,
    askWords: (vendor, asked) => askWords(vendors, vendor, asked),
    sendOrder: (vendor, order) => sendOrder(vendors, vendor, order),
    clock: () => new Date(),
  };
  return {
    handlers: tablesRoutes(deps),
    jobs: [tellOrdersJob(deps)],
    askTables,
    wordsOfMember: (memberId) => wordsOfMember(deps, memberId),
    forgetSpeaker: (tx, memberId) => forgetSpeaker(deps, tx, memberId),
  };
}
