import type { PlayAnswer } from './play-answers.ts';
import type { SessionRow } from './session.store.ts';
import { type StartInput, startRound } from './start-round.ts';
import type { Studio } from './studio.ts';
import { takeAction } from './take-action.ts';

/**
 * Starts a round and takes the actions that the player decided on before, one after another, as far as the round offers them: each is
 * stored as one of its own. The same `playId` again continues from where the round stands. Answers the round after the last action that was
 * taken; what was not taken is left to the player.
 */
export async function startWithActions(
  studio: Studio,
  session: SessionRow,
  { actions = [], ...start }: StartInput & { actions?: readonly string[] | undefined },
): Promise<PlayAnswer> {
  let answer = await startRound(studio, session, start);
  if (!answer.ok) return answer;
  for (let step = answer.round.actions.length; step < actions.length && answer.round.state === 'PLAYING'; step++) {
    // No id of a player has a colon.
    const playId = `${start.playId}:${step}`;
    const next = await takeAction(studio, session, { playId, roundId: answer.round.id, step, action: actions[step]! });
    if (!next.ok) break;
    answer = next;
  }
  return answer;
}
