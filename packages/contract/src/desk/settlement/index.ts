import { countSettlement, discardSettlement, importSettlement, listSettlementFormats } from './import-settlement.ts';
import { exportSettlement, getSettlement, listSettlementLines, listSettlements } from './list-settlements.ts';

/** Files in which providers say what they have settled. */
export const settlementCalls = {
  [listSettlementFormats.path]: listSettlementFormats,
  [importSettlement.path]: importSettlement,
  [listSettlements.path]: listSettlements,
  [getSettlement.path]: getSettlement,
  [listSettlementLines.path]: listSettlementLines,
  [countSettlement.path]: countSettlement,
  [discardSettlement.path]: discardSettlement,
  [exportSettlement.path]: exportSettlement,
} as const;
