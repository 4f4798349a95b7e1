/** The shard of the group commit of each hash slot, by its number; an empty array where one database holds all books. */
export const ledgerShards = 'select ledger_shards()';
