import { ask, CallFailed } from '../../lib/query.ts';

/** Where a round is looked at: on the page of who played it. */
export interface RoundWay {
  memberId: number;
  vendor: string;
  roundId: string;
}

/**
 * Whose round it is, for who may look members up: searched when somebody asks for it, since each search is recorded. Null: the books have
 * no such round; a text: why there is no answer.
 */
export async function memberOfRound(vendor: string, roundId: string): Promise<RoundWay | null | string> {
  try {
    const hits = await ask('/operator/find', { text: roundId });
    const hit = hits.find((one) => one.kind === 'round' && one.vendor === vendor && one.id === roundId);
    return hit ? { memberId: hit.memberId, vendor, roundId } : null;
  } catch (problem) {
    if (problem instanceof CallFailed) return problem.message;
    throw problem;
  }
}
