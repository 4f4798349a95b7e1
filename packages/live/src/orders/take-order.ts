import type { LiveMessage } from '@fairhouse/contract/play';
import type { VendorTableOrder } from '@fairhouse/contract/vendor-tables';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { type Broker, channels } from '../broker/broker.ts';
import { readWords } from '../words/read-words.ts';
import {
  deleteSpeaker,
  deleteWordsOf,
  forgetAlias,
  removeWords,
  setMute,
  setRests,
  setWords,
  tableExists,
} from './order.store.ts';

export interface OrderDeps {
  db: Database;
  broker: Pick<Broker, 'publish'>;
  clock(): Date;
}

/** `overtaken`: a newer order about the same was there before it, and holds. */
export type OrderTaken = 'done' | 'overtaken' | 'noSuchTable';

type Unsaid = { table: string; ids: string[]; isErased?: boolean };
type Taken = { taken: OrderTaken; unsaid?: readonly Unsaid[] };

/** Does what the casino orders. Orders may come twice, late, and in another order than they were given. */
export async function takeOrder({ db, broker, clock }: OrderDeps, order: VendorTableOrder): Promise<OrderTaken> {
  const { taken, unsaid = [] } = await inTransaction(db, (tx) => carryOut(tx, order, clock()));
  for (const one of unsaid) publish(broker, { type: 'unsaid', ...one });
  if (taken === 'done' && order.order === 'words') {
    publish(broker, { type: 'words', table: order.table, words: await readWords(db, order.table) });
  }
  return taken;
}

async function carryOut(tx: Transaction, order: VendorTableOrder, now: Date): Promise<Taken> {
  switch (order.order) {
    case 'rest':
    case 'open':
      return { taken: ofSwitch(await setRests(tx, order.table, order.order === 'rest', order.id)) };
    case 'words':
      return { taken: ofSwitch(await setWords(tx, order.table, order.on, order.everySeconds, order.id)) };
    case 'unsay': {
      if (!(await tableExists(tx, order.table))) return { taken: 'noSuchTable' };
      const ids = await removeWords(tx, order.table, order.ids, now);
      return { taken: 'done', unsaid: ids.length > 0 ? [{ table: order.table, ids }] : [] };
    }
    case 'mute': {
      const until = order.until === null ? 'infinity' : new Date(order.until);
      return { taken: ofSwitch(await setMute(tx, order.user, until, order.id)) };
    }
    case 'unmute':
      return { taken: ofSwitch(await setMute(tx, order.user, null, order.id)) };
    case 'forget': {
      // A mute that is still on its way must not bring the player back.
      await setMute(tx, order.user, null, order.id);
      await forgetAlias(tx, order.user);
      const erased = await deleteWordsOf(tx, order.user);
      await deleteSpeaker(tx, order.user);
      return { taken: 'done', unsaid: erased.map((one) => ({ ...one, isErased: true })) };
    }
  }
}

function ofSwitch(done: boolean | undefined): OrderTaken {
  if (done === undefined) return 'noSuchTable';
  return done ? 'done' : 'overtaken';
}

function publish(broker: Pick<Broker, 'publish'>, message: LiveMessage): void {
  broker.publish(channels.tables, message);
}
