import type { HarmKind } from '@fairhouse/contract/operator';
import type { harmMarkers } from '@fairhouse/jurisdictions';
import { cancelledCashOuts } from './cancelled-cash-outs.ts';
import { chasing } from './chasing.ts';
import { failedDeposits } from './failed-deposits.ts';
import type { HarmMarkerKind } from './kind.ts';
import { longSessions } from './long-sessions.ts';
import { nights } from './nights.ts';
import { raisedStakes } from './raised-stakes.ts';
import { risingDeposits } from './rising-deposits.ts';

/** Every sign of harm: one file each. The desk and the rules of places know the same names. */
export const kinds: Record<HarmKind & (typeof harmMarkers)[number], HarmMarkerKind> = {
  chasing,
  raisedStakes,
  nights,
  risingDeposits,
  cancelledCashOuts,
  failedDeposits,
  longSessions,
};
