import type { CompareAction } from '@fairhouse/game-math';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useRound } from '../../lib/round/use-round.ts';
import { motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { type CardSeen, storyOf, tableAfter } from '../../ui/compare/story.ts';
import { wordsOf } from '../../ui/compare/texts.ts';
import { choicesAt, gameIn } from './screen.ts';
import { askedOf } from './sentences.ts';
import { useShownRound } from './use-shown-round.ts';
import { useTableChips } from './use-table-chips.ts';

const leaveMs = 200;
/** A story that is longer may be shown at once by another press. */
const longStory = 10;

/** The table's commands over its states: put a chip, take it back, repeat, deal, decide. */
export function useCompare(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { rules, spots } = definition;
  const kept = outcomeOf('compare', opened.openRound);
  const left = kept ?? outcomeOf('compare', session.replay?.end ?? opened.lastRound);
  const round = useRound(session, covered);
  const { state, dispatch, results, counted, clearCount, hurried, show } = useShownRound(session, { kept, left });
  const { shown, raised, result, caption } = state;
  const betting = round.idle && !round.open && !covered;
  const choosing = round.idle && round.open !== null && !covered;
  const { lay, ...chips } = useTableChips(
    session,
    { laid: kept ?? outcomeOf('compare', session.replay?.end), former: left },
    {
      betting,
      hasResult: result !== null,
      changed(caption) {
        clearCount();
        dispatch({ type: 'chipsChanged', caption });
      },
    },
  );

  const story = shown.outcome ? storyOf(rules, shown.outcome) : [];
  const table: CardSeen[][] = shown.outcome ? tableAfter(story, shown.outcome.hands, shown.beats) : [];
  const { total } = chips;
  const onFirst = chips.totalOn(spots[0]!.id);

  const deal = () => {
    if (total === 0) return Promise.resolve();
    return round.start(
      { bets: chips.bets },
      {
        begin() {
          clearCount();
          dispatch({ type: 'bet' });
          sound('press');
        },
        async show(played) {
          const outcome = outcomeOf('compare', played)!;
          // An open round may have been found in place of the one asked for: its chips are those on the table.
          lay(outcome);
          dispatch({ type: 'betTaken', raised: outcome.raised });
          await pause(motionReduced() ? 0 : leaveMs);
          hurried.current = false;
          dispatch({ type: 'cleared' });
          await show(played, 0);
        },
        takeBack: () => dispatch({ type: 'betRefused', caption: texts.layout.placeBets }),
      },
    );
  };

  const decide = (action: CompareAction) =>
    round.takeAction(action, {
      begin() {
        sound(action === 'raise' ? 'chip' : 'press');
        dispatch({ type: 'decided', raised: action === 'raise' });
      },
      async show(played) {
        dispatch({ type: 'decisionTaken', raised: outcomeOf('compare', played)!.raised });
        await show(played, shown.beats);
      },
      takeBack: () =>
        dispatch({ type: 'decisionRefused', caption: askedOf(outcomeOf('compare', round.open)!, definition, words) }),
    });

  useReplay(session, { start: deal, takeAction: (action) => decide(action as CompareAction) });

  const isLong = session.pace.skip && round.playing && story.length > longStory;
  return {
    definition,
    theme,
    words,
    choice: choicesAt(definition),
    ...chips,
    round,
    raised,
    total: total + (raised ? onFirst : 0),
    table,
    shown,
    leaving: state.phase === 'leaving',
    result,
    results,
    counted,
    caption,
    betting,
    choosing,
    /** What a raise costs. */
    cost: onFirst,
    ready: (round.ready && total > 0) || isLong,
    /** The large button shows the rest of the story at once. */
    canHurry: isLong,
    deal() {
      if (isLong) hurried.current = true;
      else return deal();
    },
    decide: (action: CompareAction) => choosing && void decide(action),
  };
}

export type CompareTable = ReturnType<typeof useCompare>;
