import { vendorTableOrder, vendorWordsInput } from '@fairhouse/contract/vendor-tables';
import { type Broker, reportTables, reportWords, takeOrder } from '@fairhouse/live';
import type { Studio } from '@fairhouse/rgs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer, refuse } from '../answers.ts';
import { signedQuestions } from '../signed-questions.ts';

export interface TablesOptions {
  studio: Studio;
  broker: Broker;
  /** What both sides sign with: one secret, or while it is changed the former too. */
  secrets: readonly string[];
}

/** What the casino's desk asks of the shared tables, and what it orders there, by the pages of docs/vendor-wallet.md. */
export async function tablesRoutes(app: FastifyInstance, { studio, broker, secrets }: TablesOptions): Promise<void> {
  const { db } = studio;
  const on = signedQuestions(app, secrets);

  on('/reports/tables', z.unknown(), async (_nothing, reply) => answer(reply, { tables: await reportTables(db) }));

  on('/reports/tables/words', vendorWordsInput, async (asked, reply) => {
    const words = await reportWords(db, asked);
    return answer(reply, { words, isLast: words.length < asked.size });
  });

  on('/reports/tables/order', vendorTableOrder, async (order, reply) => {
    const state = await takeOrder({ db, broker, clock: () => new Date() }, order);
    return state === 'noSuchTable' ? refuse(reply, 'NOT_FOUND') : answer(reply, { id: order.id, state });
  });
}
