import type { PlayRefusalCode } from '@fairhouse/contract/play';
import type { BetRefusal } from '@fairhouse/live';
import type { RefusalDetails } from '../answers.ts';
import { showRefusal } from '../show-round.ts';

/** How long the page waits before it asks for a pending bet again. */
const pendingRetryMs = 1_000;

/** A refusal as code and details on the wire. */
export function showBetRefusal(refusal: BetRefusal): [PlayRefusalCode, RefusalDetails] {
  switch (refusal.reason) {
    case 'bets_closed':
      return ['BETS_CLOSED', {}];
    case 'table_rests':
      return ['TABLE_RESTS', {}];
    case 'too_many_bets':
      return ['TOO_MANY_BETS', {}];
    case 'too_late':
      return ['TOO_LATE', {}];
    case 'bet_void':
      return ['ROUND_VOID', {}];
    case 'bet_pending':
      return ['ROUND_PENDING', { retryAfterMs: pendingRetryMs }];
    default:
      return showRefusal(refusal);
  }
}
