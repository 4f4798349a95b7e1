import type { VendorTable, VendorTableOrder, VendorWord } from '@fairhouse/contract/vendor-tables';
import type { Database, Transaction } from '@fairhouse/database';
import type { InEachLanguage } from '../../lib/in-each-language.ts';

/** What a vendor says of its tables; one who has none is not among them. `at`: when it was asked, in milliseconds since 1970. */
export type TablesOfVendor = { vendor: string; vendorName: string; at: number } & (
  | { asked: 'answered'; tables: readonly VendorTable[] }
  | { asked: 'noAnswer' }
);

export type ChatAtTables =
  | { asked: 'answered'; words: readonly VendorWord[]; isLast: boolean }
  | { asked: 'notAsked' | 'noAnswer' };

/** `taken`: the vendor has it, and it comes into force there unless a newer one has. */
export type Reported = 'taken' | 'noAnswer' | 'noSuchTable' | 'notAsked';

/** The vendors behind the tables. None of these throws: that a vendor fails is an answer. */
export interface TablesDeps {
  db: Database;
  vendors(): readonly { id: string; name: string }[];
  askTables(): Promise<readonly TablesOfVendor[]>;
  askWords(
    vendor: string,
    asked: { table?: string | undefined; user?: string | undefined; before?: string | undefined; size: number },
  ): Promise<ChatAtTables>;
  sendOrder(vendor: string, order: VendorTableOrder): Promise<Reported>;
  /** Sends the member a message in the same transaction. */
  announce(tx: Transaction, news: MuteNews): Promise<unknown>;
  clock(): Date;
}

/** That a member may not write for a while. The times are in UTC. */
export interface MuteNews {
  memberId: bigint;
  kind: 'chatMuted';
  about: string;
  values: { reason: string } & InEachLanguage<'until'>;
}
