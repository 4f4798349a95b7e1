import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves, isFrom } from '../competition.states.ts';
import { lockCompetition, setFinal } from '../competition.store.ts';
import { entrantsAfter, heldEntrants, placeAll, scoreThese } from './score.store.ts';

/** Of one statement, so that none takes long however many have joined. */
const scoredAtOnce = 500;

/**
 * Makes the standings final, computed from all rounds. Waits for wins that are held: what such a round comes to is not known.
 * Without prizes the competition is paid at once.
 */
export async function finish({ db }: Pick<CompetitionsDeps, 'db'>, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition || !isFrom(competitionMoves.finish, competition.state)) return false;
    // Who was found to have a win under review is looked at first: until it is decided, nobody else needs to be.
    const waiting = await heldEntrants(tx, id);
    if (waiting.length > 0 && (await scoreThese(tx, id, waiting)) > 0) return false;
    if ((await scoreAll(tx, id)) > 0) return false;
    const { hash, prizes } = await placeAll(tx, id);
    const state = prizes > 0 ? competitionMoves.finish.to : 'paid';
    await setFinal(tx, id, state, hash);
    await recordAuditEvent(tx, {
      actor: 'system:competitions',
      subject: `competition:${id}`,
      command: 'competition.finish',
      before: { state: competition.state },
      after: { state, contentHash: hash, players: competition.players, prizes },
    });
    return true;
  });
}

/** Computes every score from the rounds, from nothing; answers how many wins are under review. */
async function scoreAll(tx: Transaction, id: number): Promise<number> {
  let held = 0;
  for (let after = 0n; ; ) {
    const rows = await entrantsAfter(tx, id, after, scoredAtOnce);
    held += await scoreThese(
      tx,
      id,
      rows.map(({ memberId }) => memberId),
    );
    if (rows.length < scoredAtOnce) return held;
    after = rows.at(-1)!.number;
  }
}
