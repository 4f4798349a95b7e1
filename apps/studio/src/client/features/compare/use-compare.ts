import { type CompareAction, type CompareOutcome, spreadOf } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { celebrate } from '../../lib/celebrate.ts';
import { type Placed, totalOf } from '../../lib/chips.ts';
import { motionReduced, pause } from '../../lib/motion.ts';
import { outcomeOf } from '../../lib/outcome-of.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useChips } from '../../lib/use-chips.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useResults } from '../../lib/use-results.ts';
import { useRound } from '../../lib/use-round.ts';
import { useWinCount } from '../../lib/use-win-count.ts';
import type { Round } from '../../lib/wire.ts';
import { facesFetched } from '../../ui/card.tsx';
import { cardName } from '../../ui/card-name.ts';
import { resultText } from '../../ui/compare/result-text.ts';
import { type Beat, type CardSeen, storyOf, tableAfter } from '../../ui/compare/story.ts';
import { spotName, wordsOf } from '../../ui/compare/texts.ts';
import { choicesAt, gameIn } from './room.ts';

const mostResults = 36;
const leaveMs = 200;
/** A story that is longer may be told at once by another press. */
const longStory = 10;

/** A round as far as it has been told. */
interface Shown {
  outcome: CompareOutcome | null;
  beats: number;
  /** Tells the cards of one round from those of another. */
  round: number;
  /** Cards that lay there when the page was opened are not dealt again. */
  still: boolean;
}

/** How loudly a win is shown, by what it is of the stake: 0 not at all. */
export function tierOf(win: number, stake: number): 0 | 1 | 2 | 3 {
  if (win <= stake) return 0;
  return win >= stake * 15 ? 3 : win >= stake * 5 ? 2 : 1;
}

/** The table's state and its verbs: put a chip, take it back, repeat, deal, decide. */
export function useCompare(session: PlaySession, covered: boolean) {
  const { texts, money, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { rules, spots } = definition;
  const choice = choicesAt(definition);
  const kept = outcomeOf('compare', opened.openRound);
  const left = kept ?? outcomeOf('compare', session.replay?.end ?? opened.lastRound);
  const round = useRound(session, covered);
  function askedOf({ hands }: CompareOutcome): string {
    if (!choice) return '';
    const { ask } = words.choices[choice];
    return choice === 'war' ? ask : `${words.spread(spreadOf(hands[0]![0]!, hands[2]![0]!))}. ${ask}`;
  }
  const chips = useChips(
    session,
    { nameOf: (id) => spotName(spots.find((spot) => spot.id === id)!, words) },
    { laid: placedIn(kept ?? outcomeOf('compare', session.replay?.end)), former: placedIn(left) },
  );
  const { stakes, placed, former, total } = chips;
  const [shown, setShown] = useState<Shown>(() => {
    const outcome = session.replay ? null : left;
    return { outcome, beats: outcome ? storyOf(rules, outcome).length : 0, round: 0, still: true };
  });
  const [leaving, setLeaving] = useState(false);
  const [raising, setRaising] = useState(false);
  const [result, setResult] = useState<{ outcome: CompareOutcome; stake: number } | null>(null);
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('compare', one);
    return outcome?.result ? outcome : null;
  });
  const { counted, countUp, clearCount } = useWinCount();
  const [caption, setCaption] = useState(kept ? `${words.resumed} ${askedOf(kept)}` : texts.layout.placeBets);
  const beats = useRef(shown.beats);
  const hurried = useRef(false);

  useEffect(() => soundWith(theme.sounds), [theme]);

  const story = shown.outcome ? storyOf(rules, shown.outcome) : [];
  const table: CardSeen[][] = shown.outcome ? tableAfter(story, shown.outcome.hands, shown.beats) : [];
  const onFirst = totalOf(placed.filter(({ spot }) => spot === spots[0]!.id));
  const betting = round.resting && !round.open && !covered;
  const choosing = round.resting && round.open !== null && !covered;

  function clear(said: string) {
    clearCount();
    setResult(null);
    setRaising(false);
    setCaption(said);
  }

  /** After a result the chips are taken off with the first new one. */
  const lying = result ? [] : placed;

  function put(id: string) {
    if (!betting) return;
    const lies = chips.put(id, lying);
    if (!lies) return;
    const onSpot = totalOf(lies.filter(({ spot }) => spot === id));
    clear(texts.layout.onSpot(spotName(spots.find((spot) => spot.id === id)!, words), money(onSpot)));
  }

  /** Takes chips away, heard as they are put. */
  function take(away: () => void) {
    sound('chip');
    session.state.set({ refusal: null });
    away();
    clear(texts.layout.placeBets);
  }

  /** Goes on with the story from where it stands. */
  async function tell(outcome: CompareOutcome) {
    const whole = storyOf(rules, outcome);
    while (beats.current < whole.length) {
      const beat = whole[beats.current]!;
      beats.current += 1;
      setShown((before) => ({ ...before, outcome, beats: beats.current, still: false }));
      sound('card');
      const said = saidAt(beat);
      if (said) setCaption(said);
      await pause(hurried.current ? 25 : beat.ms);
    }
  }

  function saidAt({ type, hand, at }: Beat): string | undefined {
    if (type === 'turn') return undefined;
    if (rules.type === 'baccarat' && at === 2) return hand === 0 ? words.draws.player : words.draws.banker;
    return rules.type === 'war' && at === 1 && hand === 0 ? words.atWar : undefined;
  }

  async function show(played: Round) {
    const outcome = outcomeOf('compare', played)!;
    const [first = [], ...others] = outcome.hands;
    await Promise.all([facesFetched(first), facesFetched(others.flat(), rules.type === 'andar-bahar')]);
    await tell(outcome);
    if (outcome.result) finish(played, outcome);
    else ask(outcome);
  }

  function ask(outcome: CompareOutcome) {
    const { hands } = outcome;
    const said = askedOf(outcome);
    setCaption(said);
    const cards = hands.flat().map((card) => cardName(card, texts));
    session.say(`${cards.join(', ')}. ${said}`);
  }

  const deal = () => {
    if (total === 0) return Promise.resolve();
    return round.start(
      { bets: chips.bets },
      {
        begin() {
          clear('');
          sound('press');
          setLeaving(true);
        },
        async show(played) {
          const outcome = outcomeOf('compare', played)!;
          // An open round may have been found in place of the one asked for: its chips are those that lie there.
          chips.lay(placedIn(outcome));
          chips.keep(placedIn(outcome));
          setRaising(outcome.raised);
          await pause(motionReduced() ? 0 : leaveMs);
          beats.current = 0;
          hurried.current = false;
          setShown((before) => ({ outcome: null, beats: 0, round: before.round + 1, still: false }));
          setLeaving(false);
          await show(played);
        },
        takeBack() {
          setLeaving(false);
          setCaption(texts.layout.placeBets);
        },
      },
    );
  };

  const decide = (action: CompareAction) =>
    round.act(action, {
      begin() {
        sound(action === 'raise' ? 'chip' : 'press');
        setCaption('');
        setRaising(action === 'raise');
      },
      async show(played) {
        setRaising(outcomeOf('compare', played)!.raised);
        await show(played);
      },
      takeBack() {
        setRaising(false);
        setCaption(askedOf(outcomeOf('compare', round.open)!));
      },
    });

  function finish(played: Round, outcome: CompareOutcome) {
    const { win, stake } = played;
    const tier = tierOf(win, stake);
    const told = `${resultText(outcome, rules, words)}. ${session.returned(played)}`;
    setResult({ outcome, stake });
    addResult(outcome);
    setCaption(told);
    session.say(told);
    celebrate(tier);
    countUp(win, tier);
  }

  useReplay(session, { start: deal, act: (action) => decide(action as CompareAction) });

  const isLong = round.playing && story.length > longStory;
  return {
    definition,
    theme,
    words,
    choice,
    stakes,
    round,
    chip: chips.chip,
    setChip: chips.setChip,
    bets: chips.bets,
    /** On the first spot lies as much again. */
    raised: raising,
    total: total + (raising ? onFirst : 0),
    table,
    shown,
    leaving,
    result,
    results,
    counted,
    caption,
    betting,
    choosing,
    /** What a raise costs. */
    cost: onFirst,
    ready: (round.ready && total > 0) || isLong,
    /** The large button tells the rest of the story at once. */
    canHurry: isLong,
    canUndo: betting && !result && placed.length > 0,
    canClear: betting && placed.length > 0,
    canRepeat: betting && former.length > 0 && (result !== null || placed.length === 0),
    put,
    takeOff: (spot: string) => betting && !result && take(() => chips.takeOff(spot)),
    undo: () => take(chips.undo),
    clearTable: () => take(chips.clear),
    repeat: () => chips.repeat() && clear(texts.layout.placeBets),
    deal() {
      if (isLong) hurried.current = true;
      else return deal();
    },
    decide(action: CompareAction) {
      if (choosing) void decide(action);
    },
    pickChip(place: number) {
      const picked = stakes.chips[place];
      if (picked !== undefined && betting) chips.setChip(picked);
    },
    stepChip(up: boolean) {
      const next = stakes.chips[stakes.chips.indexOf(chips.chip) + (up ? 1 : -1)];
      if (next !== undefined && betting) chips.setChip(next);
    },
  };
}

export type CompareTable = ReturnType<typeof useCompare>;

function placedIn(outcome: CompareOutcome | null): Placed[] {
  return outcome ? outcome.bets.map(({ spot, stake }) => ({ spot, stake })) : [];
}
