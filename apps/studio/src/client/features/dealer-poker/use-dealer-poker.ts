import type { Card, DealerPokerDefinition, DealerPokerOutcome, SpotName, TappedStakes } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { celebrate } from '../../lib/celebrate.ts';
import { motionReduced, pause } from '../../lib/motion.ts';
import { outcomeOf } from '../../lib/outcome-of.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { sound, soundWith } from '../../lib/sound.ts';
import { useReplay } from '../../lib/use-replay.ts';
import { useResults } from '../../lib/use-results.ts';
import { useRound } from '../../lib/use-round.ts';
import { useTappedStake } from '../../lib/use-tapped-stake.ts';
import type { Round } from '../../lib/wire.ts';
import { type CardShown, facesFetched } from '../../ui/card.tsx';
import { cardName } from '../../ui/card-name.ts';
import { handName } from './hand-name.ts';
import { gameIn } from './room.ts';
import { wordsOf } from './texts.ts';

/** A card on the table. */
export interface Laid {
  card: CardShown;
  key: string;
  from: 'shoe' | 'there';
}

export const rows = ['dealer', 'board', 'player'] as const;
export type Row = (typeof rows)[number];
type Laying = Record<Row, Laid[]>;

/** One place for stakes: what lies there, and what came back of it once that is known. Minor units. */
export interface SpotShown {
  spot: Exclude<SpotName, 'bonus'>;
  stake: number;
  returned: number | null;
  /** What the ante's bonus paid. */
  bonus: number;
}

const mostResults = 10;
/** From so many antes on a win is announced by more than a line. */
const [high, top] = [6, 25];
const dealMs = 115;
const clearMs = 200;
const turnMs = 300;
/** A breath before the dealer's last card, where the hand turns out to be worth it. */
const breathMs = 800;
const nothing: Laying = { dealer: [], board: [], player: [] };

/** The game's state and its verbs: stake, deal, go on with a further stake or without one. */
export function useDealerPoker(session: PlaySession, covered: boolean) {
  const { texts, opened, money } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const acts = words.acts[theme.face];
  const stakes = opened.stakes as TappedStakes;
  const kept = outcomeOf('dealer-poker', opened.openRound);
  const left = kept ?? outcomeOf('dealer-poker', session.replay?.end ?? opened.lastRound);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, left?.stake);
  const [side, setSide] = useState(left?.side ?? false);
  const round = useRound(session, covered);
  const seenBefore = session.replay ? null : left;
  const [laid, setLaid] = useState<Laying>(() => (seenBefore ? lying(seenBefore) : nothing));
  const [clearing, setClearing] = useState(false);
  /** What the stakes on the table are: of the open round, or of the last one until something else is chosen. */
  const [shown, setShown] = useState<DealerPokerOutcome | null>(kept);
  /** A further stake that is on its way to the table. */
  const [putting, setPutting] = useState(0);
  /** All cards are turned: hands are named, and results are told. */
  const [told, setTold] = useState(seenBefore !== null);
  const [win, setWin] = useState<number | null>(null);
  const [caption, setCaption] = useState(kept ? `${words.resumed} ${acts.ask}` : words.idle);
  const [results, addResult] = useResults(session, mostResults, (one) => {
    const outcome = outcomeOf('dealer-poker', one);
    return outcome?.result ? outcome : null;
  });
  const deals = useRef(0);

  useEffect(() => soundWith(theme.sounds), [theme]);

  const open = outcomeOf('dealer-poker', round.open);
  const choosing = open !== null && round.resting && !covered;
  const decision = open ? definition.decisions[open.raises.length]! : null;

  const lay = (row: Row, place: number, card: CardShown, from: Laid['from'] = 'shoe') =>
    setLaid((before) => {
      const cards = before[row].slice();
      cards[place] = { card, from, key: `${row}-${place}-${deals.current}` };
      return { ...before, [row]: cards };
    });

  /** Cards come down in the order of a table: a card to the player, one to the dealer, and what lies in the middle. */
  async function dealOut(outcome: DealerPokerOutcome) {
    deals.current += 1;
    await Promise.all([facesFetched(known(outcome)), pause(clearMs)]);
    setLaid(nothing);
    setClearing(false);
    const { player, dealer, board } = coveredAgain(outcome, definition);
    const turns: [Row, number, CardShown][] = [];
    for (let i = 0; i < Math.max(player.length, dealer.length); i++) {
      if (player[i]) turns.push(['player', i, player[i]!]);
      if (dealer[i]) turns.push(['dealer', i, dealer[i]!]);
    }
    for (const [i, card] of board.entries()) turns.push(['board', i, card]);
    for (const [row, place, card] of turns) {
      lay(row, place, card);
      sound('card');
      await pause(dealMs);
    }
    await pause(motionReduced() ? 0 : 320);
  }

  /** Turns what the answer tells and the table does not show yet: the middle first, then the dealer's. */
  async function turn(outcome: DealerPokerOutcome, from: Pick<DealerPokerOutcome, 'board' | 'dealer'>) {
    await facesFetched(known(outcome));
    const folded = outcome.result === 'folded';
    const worth = outcome.result ? netOf(outcome) >= high : false;
    const turns = (['board', 'dealer'] as const).flatMap((row) =>
      outcome[row].flatMap((card, place) => (card !== '??' && from[row][place] === '??' ? [{ row, place, card }] : [])),
    );
    for (const [i, { row, place, card }] of turns.entries()) {
      if (worth && i === turns.length - 1) {
        sound('tension');
        await pause(motionReduced() ? 0 : breathMs);
      }
      lay(row, place, card, 'there');
      sound('card');
      await pause(folded ? dealMs : turnMs);
    }
    if (turns.length > 0) await pause(motionReduced() ? 0 : 260);
  }

  const start = () => {
    const before = { laid, shown, win, caption, told };
    return round.start(definition.side ? { stake, side } : { stake }, {
      begin() {
        sound('press');
        setShown(null);
        setTold(false);
        setWin(null);
        setCaption('');
        setClearing(true);
      },
      async show(played) {
        const outcome = outcomeOf('dealer-poker', played)!;
        // An open round was found in place of the one asked for: its stakes are those that are played.
        setStake(outcome.stake);
        setSide(outcome.side);
        setShown({ ...outcome, result: null });
        await dealOut(outcome);
        await goOn(played, outcome, coveredAgain(outcome, definition));
      },
      takeBack() {
        setClearing(false);
        setLaid(before.laid);
        setShown(before.shown);
        setTold(before.told);
        setWin(before.win);
        setCaption(before.caption);
      },
    });
  };

  const act = (action: string) => {
    const from = open!;
    return round.act(action, {
      begin() {
        sound(action === 'raise' ? 'chip' : 'press');
        setPutting(action === 'raise' ? (decision?.raise ?? 0) * from.stake : 0);
        setCaption('');
      },
      async show(played) {
        const outcome = outcomeOf('dealer-poker', played)!;
        setPutting(0);
        setShown({ ...outcome, result: null });
        await turn(outcome, from);
        await goOn(played, outcome, outcome);
      },
      takeBack() {
        setPutting(0);
        setCaption(acts.ask);
      },
    });
  };

  async function goOn(
    played: Round,
    outcome: DealerPokerOutcome,
    onTable: Pick<DealerPokerOutcome, 'board' | 'dealer'>,
  ) {
    if (outcome.result) {
      if (onTable !== outcome) await turn(outcome, onTable);
      return finish(played, outcome);
    }
    const cards = known(outcome, 'player', 'board');
    const made = cards.length >= definition.hand ? `${handName(cards, definition.hand, texts)}. ` : '';
    setCaption(made + acts.ask);
    const named = (row: Row) =>
      outcome[row]
        .filter((card) => card !== '??')
        .map((card) => cardName(card, texts))
        .join(', ');
    const theirs = named('dealer') && `${words.dealer}: ${named('dealer')}. `;
    const middle = named('board') && `${words.board}: ${named('board')}. `;
    session.say(`${words.you}: ${named('player')}. ${middle}${theirs}${made}${acts.ask}`);
  }

  function finish(played: Round, outcome: DealerPokerOutcome) {
    const { staked, returned } = sumsOf(outcome);
    const won = returned > staked;
    const said = won ? texts.youWon(money(played.win)) : returned > 0 ? session.gotBack(returned, staked) : '';
    const text = `${sentence(outcome)} ${said}`.trim();
    setShown(outcome);
    setTold(true);
    setWin(played.win);
    addResult(outcome);
    setCaption(text);
    session.say(text);
    celebrate(won ? brightnessOf(outcome) : 0);
  }

  function sentence(outcome: DealerPokerOutcome): string {
    const { result } = outcome;
    const own = handName(known(outcome, 'player', 'board'), definition.hand, texts);
    if (result === 'folded') return words.folded;
    if (!definition.dealer) return result === 'won' ? words.paid(own) : words.unpaid(own);
    const theirs = handName(known(outcome, 'dealer', 'board'), definition.hand, texts);
    if (result === 'unqualified') return words.unqualified(theirs);
    if (result === 'tied') return words.ties(own);
    if (own === theirs) return result === 'won' ? words.higher(own) : words.lower(own);
    return result === 'won' ? words.beats(own, theirs) : words.loses(own, theirs);
  }

  /** Another choice has no result yet. */
  function choose(change: () => void) {
    if (!round.resting || round.open || covered) return;
    change();
    setShown(null);
    setWin(null);
    setCaption(words.idle);
  }

  useReplay(session, { start, act });

  const table = shown ?? null;
  const isWon = told && table?.result != null && sumsOf(table).returned > sumsOf(table).staked;
  return {
    definition,
    theme,
    words,
    acts,
    laid,
    clearing,
    spots: spotsOf(definition, table, { stake, side, putting }),
    /** The outcome that stands on the table with its results; null before them. */
    ended: told && table?.result ? table : null,
    choosing,
    decision,
    won: isWon,
    /** How loudly a win is shown: 0 not at all, 1 a win, 2 a high one, 3 one of the highest. */
    splendour: isWon ? brightnessOf(table!) : 0,
    win,
    stake: open?.stake ?? stake,
    side: open?.side ?? side,
    atStake: (table ? sumsOf(table).staked : 0) + putting,
    round,
    results,
    caption,
    start,
    raise: () => {
      if (choosing) void act('raise');
    },
    otherwise: () => {
      if (choosing && decision) void act(decision.otherwise);
    },
    setStake: (to: number) => choose(() => setStake(to)),
    stepStake(up: boolean) {
      const next = tapBeside(up);
      if (next !== undefined) choose(() => setStake(next));
    },
    toggleSide() {
      if (!definition.side) return;
      choose(() => {
        sound('chip');
        setSide((before) => !before);
      });
    },
  };
}

export type DealerPokerTable = ReturnType<typeof useDealerPoker>;

/** The cards of some rows that lie open. */
function known(outcome: DealerPokerOutcome, ...of: Row[]): Card[] {
  return (of.length > 0 ? of : rows).flatMap((row) => outcome[row].filter((card) => card !== '??') as Card[]);
}

/** The table as it was when the cards had been dealt, whatever has been turned since. */
function coveredAgain({ player, dealer, board }: DealerPokerOutcome, definition: DealerPokerDefinition) {
  const cover = (cards: readonly CardShown[], open: number) =>
    cards.map((card, i) => (i < open ? card : '??')) as (Card | '??')[];
  return {
    player,
    dealer: cover(dealer, definition.dealer?.open ?? 0),
    board: cover(board, definition.decisions[0]!.board),
  };
}

/** Cards that lie there already. */
function lying(outcome: DealerPokerOutcome): Laying {
  const [dealer, board, player] = rows.map((row) =>
    outcome[row].map((card, place): Laid => ({ card, from: 'there', key: `${row}-${place}-0` })),
  ) as [Laid[], Laid[], Laid[]];
  return { dealer, board, player };
}

function spotsOf(
  { side, decisions }: DealerPokerDefinition,
  outcome: DealerPokerOutcome | null,
  chosen: { stake: number; side: boolean; putting: number },
): SpotShown[] {
  const stake = outcome?.stake ?? chosen.stake;
  const isOver = outcome?.result != null;
  const of = (spot: SpotName) => outcome?.spots.filter((one) => one.spot === spot) ?? [];
  const shown = (spot: SpotShown['spot'], staked: number, returned = 0): SpotShown => ({
    spot,
    stake: staked,
    returned: isOver && staked > 0 ? returned : null,
    bonus: spot === 'ante' ? (of('bonus')[0]?.returned ?? 0) : 0,
  });
  const taken = outcome?.raises.length ?? 0;
  const raised = of('raise').slice();
  return [
    ...(side ? [shown('side', (outcome?.side ?? chosen.side) ? stake : 0, of('side')[0]?.returned)] : []),
    shown('ante', stake, of('ante')[0]?.returned),
    ...decisions.map((_, i) => {
      if (i === taken && chosen.putting > 0) return shown('raise', chosen.putting);
      if (!outcome?.raises[i]) return shown('raise', 0);
      const own = raised.shift()!;
      return shown('raise', own.stake, own.returned);
    }),
  ];
}

function sumsOf({ spots }: DealerPokerOutcome): { staked: number; returned: number } {
  return {
    staked: spots.reduce((sum, spot) => sum + spot.stake, 0),
    returned: spots.reduce((sum, spot) => sum + spot.returned, 0),
  };
}

/** What was won or lost in all, in antes. */
export function netOf(outcome: DealerPokerOutcome): number {
  const { staked, returned } = sumsOf(outcome);
  return (returned - staked) / outcome.stake;
}

function brightnessOf(outcome: DealerPokerOutcome): 1 | 2 | 3 {
  const net = netOf(outcome);
  return net >= top ? 3 : net >= high ? 2 : 1;
}
