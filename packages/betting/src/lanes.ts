/** The lane of every vault, by its number, where the books lie on several machines; an empty array where they do not. */
export const ledgerLanes = `select coalesce(array_agg(lane order by vault), '{}') from ledger_lane`;
