import type { TappedStakes, TicketOutcome } from '@fairhouse/game-math';
import { useRef, useState } from 'preact/hooks';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useReplay } from '../../lib/round/use-replay.ts';
import { useResults } from '../../lib/round/use-results.ts';
import { useRound } from '../../lib/round/use-round.ts';
import type { Round } from '../../lib/round/wire.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { celebrate } from '../../lib/win/celebrate.ts';
import { motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { useWinCount } from '../../lib/win/use-counted.ts';
import { tierOf } from '../../lib/win/win-tier.ts';
import { fieldsIn } from './figures.ts';
import { gameIn } from './screen.ts';
import { wordsOf } from './texts.ts';

const mostResults = 10;
/** From one field to the next when all are opened. */
const betweenMs = 110;
/** An open ticket is looked at before its result is shown. */
const seenMs = 450;

/** The game's state and its actions: buy a ticket, and open it field by field or as a whole. */
export function useTicket(session: PlaySession, covered: boolean) {
  const { texts, opened } = session;
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const fields = fieldsIn(definition.fields);
  const left = outcomeOf('ticket', session.replay?.end ?? opened.lastRound);
  const { stake, setStake, tapBeside } = useTappedStake(opened.stakes as TappedStakes, left?.stake);
  const round = useRound(session, covered);
  /** The ticket on the table, and which of its fields are open. A ticket of before lies open. */
  const [ticket, setTicket] = useState<TicketOutcome | null>(session.replay ? null : left);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(ticket ? everyField(fields) : []));
  const [over, setOver] = useState(ticket !== null);
  const [results, addResult] = useResults(session, mostResults, (one) => outcomeOf('ticket', one));
  const [caption, setCaption] = useState(words.idle);
  const { counted, countUp, clearCount } = useWinCount();
  /** Set while a ticket waits to be opened: what is open by now, and what follows when all of it is. */
  const opening = useRef<{ open: Set<number>; done: () => void } | null>(null);

  function openField(field: number) {
    const now = opening.current;
    if (!now || now.open.has(field)) return;
    now.open.add(field);
    setOpen(new Set(now.open));
    sound('chip');
    if (now.open.size === fields) now.done();
  }

  async function openAll() {
    for (const field of everyField(fields)) {
      if (!opening.current || opening.current.open.has(field)) continue;
      openField(field);
      await pause(motionReduced() ? 0 : betweenMs);
    }
  }

  const buy = () =>
    round.start(
      { stake },
      {
        begin() {
          clearCount();
          setOver(false);
          setTicket(null);
          setOpen(new Set());
          setCaption('');
          sound('press');
        },
        async show(played) {
          const outcome = outcomeOf('ticket', played)!;
          setTicket(outcome);
          setCaption(words.scratch[theme.face]);
          session.say(words.scratch[theme.face]);
          sound('card');
          await new Promise<void>((done) => {
            opening.current = { open: new Set(), done };
            if (session.replay) void openAll();
          });
          opening.current = null;
          await pause(motionReduced() ? 0 : seenMs);
          finish(played, outcome);
        },
        takeBack: () => setCaption(words.idle),
      },
    );

  function finish(played: Round, outcome: TicketOutcome) {
    const tier = tierOf(outcome.pays);
    const said = session.returned(played);
    setOver(true);
    addResult(outcome);
    setCaption(said);
    session.say(played.win > 0 ? `${words.result(multipleText(outcome.pays), tier > 0)}. ${said}` : said);
    void celebrate(played);
    countUp(played.win, tier);
  }

  useReplay(session, { start: buy });

  /** What a price would win is another with another price, so the ticket of before is put away. */
  function choosePrice(to: number) {
    if (!round.idle || covered) return;
    clearCount();
    setStake(to);
    setTicket(null);
    setOpen(new Set());
    setOver(false);
    setCaption(words.idle);
  }

  return {
    session,
    definition,
    theme,
    words,
    stake,
    round,
    ticket,
    open,
    /** The ticket has shown what it wins. */
    over,
    /** A ticket waits to be opened. */
    covered: ticket !== null && open.size < fields,
    results,
    caption,
    counted,
    buy,
    openField,
    openAll: () => void openAll(),
    setStake: choosePrice,
    stepStake: (up: boolean) => {
      const next = tapBeside(up);
      if (next !== undefined) choosePrice(next);
    },
  };
}

export type TicketTable = ReturnType<typeof useTicket>;

const everyField = (fields: number) => Array.from({ length: fields }, (_, field) => field);
