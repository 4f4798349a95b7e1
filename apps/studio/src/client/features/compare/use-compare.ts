import { type CompareAction, type CompareOutcome, type CompareStakes, spreadOf } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { betsOf, type Placed, takeOff, totalOf } from '../../lib/chips.ts';
import { felt } from '../../lib/haptics.ts';
import { motionReduced, pause, tween } from '../../lib/motion.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useStore } from '../../lib/store.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useRound } from '../../lib/use-round.ts';
import type { Round } from '../../lib/wire.ts';
import { facesFetched } from '../../ui/card.tsx';
import { cardName } from '../../ui/card-name.ts';
import { choicesAt, gameIn, resultText } from './room.ts';
import { type Beat, type CardSeen, storyOf, tableAfter } from './story.ts';
import { place } from './table-chips.ts';
import { spotName, wordsOf } from './texts.ts';

const mostResults = 36;
const leaveMs = 200;
/** A story that is longer may be told at once by another press. */
const longStory = 10;
const winSounds = [null, 'win', 'winHigh', 'winTop'] as const;

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
  const stakes = opened.stakes as CompareStakes;
  const { balance } = useStore(session.state);
  const kept = outcomeOf(opened.openRound);
  const left = kept ?? outcomeOf(session.replay?.end ?? opened.lastRound);
  const round = useRound(session, covered);
  function askedOf({ hands }: CompareOutcome): string {
    if (!choice) return '';
    const { ask } = words.choices[choice];
    return choice === 'war' ? ask : `${words.spread(spreadOf(hands[0]![0]!, hands[2]![0]!))}. ${ask}`;
  }
  const [chip, setChip] = useState(stakes.chips[0]!);
  const [placed, setPlaced] = useState<Placed[]>(placedIn(kept ?? outcomeOf(session.replay?.end)));
  const [former, setFormer] = useState<Placed[]>(placedIn(left));
  const [shown, setShown] = useState<Shown>(() => {
    const outcome = session.replay ? null : left;
    return { outcome, beats: outcome ? storyOf(rules, outcome).length : 0, round: 0, still: true };
  });
  const [leaving, setLeaving] = useState(false);
  const [raising, setRaising] = useState(false);
  const [result, setResult] = useState<{ outcome: CompareOutcome; stake: number } | null>(null);
  const [results, setResults] = useState<CompareOutcome[]>([]);
  const [counted, setCounted] = useState(0);
  const [caption, setCaption] = useState(kept ? `${words.resumed} ${askedOf(kept)}` : words.placeBets);
  const counting = useRef(0);
  const beats = useRef(shown.beats);
  const hurried = useRef(false);

  useEffect(() => soundWith(theme.sounds), [theme]);
  useEffect(() => {
    void session.calls.rounds().then((answer) => {
      if (!answer.ok) return;
      const known = answer.data.rounds.flatMap((one) => {
        const outcome = outcomeOf(one);
        return outcome?.result ? [outcome] : [];
      });
      setResults((seen) => (seen.length === 0 ? known.slice(0, mostResults) : seen));
    });
  }, [session]);

  const story = shown.outcome ? storyOf(rules, shown.outcome) : [];
  const table: CardSeen[][] = shown.outcome ? tableAfter(story, shown.outcome.hands, shown.beats) : [];
  const total = totalOf(placed);
  const onFirst = totalOf(placed.filter(({ spot }) => spot === spots[0]!.id));
  const betting = round.resting && !round.open && !covered;
  const choosing = round.resting && round.open !== null && !covered;

  function clear(said: string) {
    counting.current++;
    setResult(null);
    setRaising(false);
    setCounted(0);
    setCaption(said);
  }

  /** After a result the chips are taken off with the first new one. */
  const lying = result ? [] : placed;

  function refuse(reason: 'table_full' | 'balance_short') {
    const isShort = reason === 'balance_short';
    const message = isShort ? words.balanceShort : words.tableFull(money(stakes.most));
    session.state.set({ refusal: { code: isShort ? 'NOT_ENOUGH_MONEY' : 'STAKE_NOT_ALLOWED', message } });
  }

  /** Lays chips anew: what was said of the last round is gone. */
  function lay(chips: Placed[], said: string) {
    sound('chip');
    session.state.set({ refusal: null });
    clear(said);
    setPlaced(chips);
  }

  function put(id: string) {
    if (!betting) return;
    const placing = place(lying, { spot: id, stake: chip }, stakes, balance);
    if (!placing.ok) return refuse(placing.reason);
    const onSpot = totalOf(placing.placed.filter(({ spot }) => spot === id));
    lay(placing.placed, words.onSpot(spotName(spots.find((spot) => spot.id === id)!, words), money(onSpot)));
  }

  function repeat() {
    let again: Placed[] = [];
    for (const bet of former) {
      const placing = place(again, bet, stakes, balance);
      if (!placing.ok) return refuse(placing.reason);
      again = placing.placed;
    }
    lay(again, words.placeBets);
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
    const outcome = outcomeOf(played)!;
    await facesFetched(outcome.hands.flat());
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
      { bets: betsOf(placed) },
      {
        begin() {
          clear('');
          sound('press');
          setLeaving(true);
        },
        async show(played) {
          const outcome = outcomeOf(played)!;
          // An open round may have been found in place of the one asked for: its chips are those that lie there.
          setPlaced(placedIn(outcome));
          setFormer(placedIn(outcome));
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
          setCaption(words.placeBets);
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
        setRaising(outcomeOf(played)!.raised);
        await show(played);
      },
      takeBack() {
        setRaising(false);
        setCaption(askedOf(outcomeOf(round.open)!));
      },
    });

  function finish({ win, stake }: Round, outcome: CompareOutcome) {
    const tier = tierOf(win, stake);
    const said = win > stake ? texts.youWon(money(win)) : win > 0 ? texts.youGotBack(money(win)) : texts.noWin;
    const told = `${resultText(outcome, session)}. ${said}`;
    setResult({ outcome, stake });
    setResults((seen) => [outcome, ...seen].slice(0, mostResults));
    setCaption(told);
    session.say(told);
    sound(winSounds[tier] ?? 'reelStop');
    if (tier > 0) felt(tier);
    countUp(win, tier);
  }

  /** The next round does not wait for it: whoever presses again has seen enough. */
  function countUp(win: number, tier: number) {
    const mine = ++counting.current;
    void tween(tier === 0 || motionReduced() ? 0 : 300 + 450 * tier, (progress) => {
      if (counting.current === mine) setCounted(Math.round(win * (1 - (1 - progress) ** 2)));
    });
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
    chip,
    setChip,
    bets: betsOf(placed),
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
    takeOff: (spot: string) => betting && !result && lay(takeOff(placed, spot), words.placeBets),
    undo: () => lay(placed.slice(0, -1), words.placeBets),
    clearTable: () => lay([], words.placeBets),
    repeat,
    deal() {
      if (isLong) hurried.current = true;
      else return deal();
    },
    decide(action: CompareAction) {
      if (choosing) void decide(action);
    },
    pickChip(place: number) {
      const picked = stakes.chips[place];
      if (picked !== undefined && betting) setChip(picked);
    },
    stepChip(up: boolean) {
      const { chips } = stakes;
      const next = chips[chips.indexOf(chip) + (up ? 1 : -1)];
      if (next !== undefined && betting) setChip(next);
    },
  };
}

export type CompareTable = ReturnType<typeof useCompare>;

function outcomeOf(round: Round | null | undefined): CompareOutcome | null {
  return round?.outcome?.kind === 'compare' ? round.outcome : null;
}

function placedIn(outcome: CompareOutcome | null): Placed[] {
  return outcome ? outcome.bets.map(({ spot, stake }) => ({ spot, stake })) : [];
}
