import { type Database, inTransaction } from '@fairhouse/database';
import { addPackage, offerPackages } from '@fairhouse/games';
import { hashesIn, openPackage, readOffered, type StoredPackage } from '@fairhouse/open-games';
import { type CommitmentLog, type Looking, lookAgain, type StudioLog, writeCommitments } from '@fairhouse/rgs';

/** The packages of the store that this process can play. */
export interface PackageShelf {
  /** The one that new rounds of a code are started in. */
  onOffer(code: string): StoredPackage | undefined;
  /** Any version that a round was ever played by. */
  byRules(hash: string): StoredPackage | undefined;
  /** Looks at once for what was imported or exchanged; what cannot be read is logged, and the others are played. */
  look(): Promise<void>;
  close(): void;
}

interface ShelfParts {
  store: string;
  db: Database;
  commitments: CommitmentLog;
  log: StudioLog;
}

/**
 * Opens every package of the store, each checked against the hash that names it. One whose files were changed is not played: neither new
 * rounds nor open ones, which wait until its files are those of the import again.
 */
export async function openShelf(parts: ShelfParts): Promise<PackageShelf> {
  const opened = new Map<string, StoredPackage>();
  const refused = new Set<string>();
  let offered: ReadonlyMap<string, string> = new Map();

  const openNew = () => {
    for (const hash of hashesIn(parts.store)) {
      if (opened.has(hash) || refused.has(hash)) continue;
      try {
        const found = openPackage(parts.store, hash);
        opened.set(hash, found);
        addPackage(found.game);
      } catch (err) {
        refused.add(hash);
        parts.log.error({ err, package: hash }, 'a package of the store is not played: it is not what was imported');
      }
    }
  };
  const look = async () => {
    const listed = readOffered(parts.store);
    if (listed.every(({ code, hash }) => offered.get(code) === hash) && listed.length === offered.size) return;
    openNew();
    const there = listed.filter(({ hash }) => opened.has(hash));
    // Before the first round by these rules: a table that came later is not in the log.
    await inTransaction(parts.db, (tx) =>
      writeCommitments(
        tx,
        there.map(({ code, hash }) => ({ commitment: hash, package: code })),
      ),
    );
    await parts.commitments.append();
    offerPackages(there);
    offered = new Map(listed.map(({ code, hash }) => [code, hash]));
  };
  openNew();
  await look();
  return {
    onOffer: (code) => opened.get(offered.get(code) ?? ''),
    byRules: (hash) => opened.get(hash),
    look,
    close() {
      offerPackages([]);
      for (const one of opened.values()) one.close();
    },
  };
}

/** A package that is imported while the studio runs is there some seconds later. */
export function followShelf(shelf: PackageShelf, everyMs: number, log: StudioLog): Looking {
  return lookAgain(async () => {
    await shelf.look().catch((err) => log.error({ err }, 'the store of packages could not be read'));
    return everyMs;
  });
}
