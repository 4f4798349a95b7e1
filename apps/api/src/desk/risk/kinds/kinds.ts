import type { RiskRuleKind } from '@fairhouse/contract/operator';
import { bonusCashedOut } from './bonus-cashed-out.store.ts';
import { bonusShared } from './bonus-shared.store.ts';
import { cashOutVelocity } from './cash-out-velocity.store.ts';
import { depositVelocity } from './deposit-velocity.store.ts';
import { dormantActive } from './dormant-active.store.ts';
import { failedLogIns } from './failed-log-ins.store.ts';
import { failedSignIns } from './failed-sign-ins.store.ts';
import type { RiskKind } from './kind.ts';
import { passThrough } from './pass-through.store.ts';
import { sharedInstrument } from './shared-instrument.store.ts';
import { structuring } from './structuring.store.ts';
import { unusualWins } from './unusual-wins.store.ts';

/** Every kind of rule: one file each. */
export const kinds: Record<RiskRuleKind, RiskKind> = {
  depositVelocity,
  cashOutVelocity,
  passThrough,
  structuring,
  sharedInstrument,
  dormantActive,
  bonusCashedOut,
  bonusShared,
  unusualWins,
  failedLogIns,
  failedSignIns,
};

/** The statements alone, as `npm run queries` can read them. */
export const statements = {
  depositVelocity: depositVelocity.sql,
  cashOutVelocity: cashOutVelocity.sql,
  passThrough: passThrough.sql,
  structuring: structuring.sql,
  sharedInstrument: sharedInstrument.sql,
  dormantActive: dormantActive.sql,
  bonusCashedOut: bonusCashedOut.sql,
  bonusShared: bonusShared.sql,
  unusualWins: unusualWins.sql,
  failedLogIns: failedLogIns.sql,
  failedSignIns: failedSignIns.sql,
} satisfies Record<RiskRuleKind, string>;
