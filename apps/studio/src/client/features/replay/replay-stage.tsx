/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameData } from '../../lib/page/game-data.ts';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { pageColours } from '../../lib/page/page-colours.ts';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Replay } from '../../lib/round/replay.ts';
import type { Recorded, ShownRecord } from '../../lib/round/wire.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { type ReplayedIn, replaySession } from './replay-session.ts';
import './replay.css';

interface ReplayStageProps {
  place: ReplayedIn;
  data: GameData;
  recorded: Recorded;
  screen: GameScreen;
  /** Undefined where there is nothing to go back to. */
  onClose?: () => void;
}

/** A round that is over, in its game's own picture: over the game, with a bar that says what it is. */
export function ReplayStage({ onClose, ...props }: ReplayStageProps) {
  const { place, data, recorded } = props;
  const begin = (bySteps: boolean) => replaySession(place, data, recorded, bySteps);
  const [{ session, nth }, setRun] = useState(() => ({ session: begin(false), nth: 0 }));
  if (!session?.replay) {
    const texts = textsOf(place.language);
    return (
      <Sheet title={texts.replay.name} closeName={texts.close} onClose={() => onClose?.()}>
        <p role="alert">{texts.replay.rulesGone}</p>
      </Sheet>
    );
  }
  return (
    <Shown
      screen={props.screen}
      session={session}
      replay={session.replay}
      record={place.record ?? null}
      nth={nth}
      onAgain={(bySteps) => setRun({ session: begin(bySteps), nth: nth + 1 })}
      onClose={onClose}
    />
  );
}

interface ShownProps {
  screen: GameScreen;
  session: PlaySession;
  replay: Replay;
  record: ShownRecord | null;
  /** Each time the round is shown, its screen begins again. */
  nth: number;
  onAgain: (bySteps: boolean) => void;
  onClose: (() => void) | undefined;
}

function Shown({ screen, session, replay, record, nth, onAgain, onClose }: ShownProps) {
  const { Game, roundText } = screen;
  const dialog = useRef<HTMLDialogElement>(null);
  const { phase } = useStore(replay.state);
  const { spoken, muted } = useStore(session.state);
  const { texts, opened, data } = session;
  const { name } = texts.replay;
  const again = () => phase !== 'running' && onAgain(false);
  const step = () => (phase === 'over' ? onAgain(true) : replay.step());
  const go = phase === 'over' ? again : step;

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() === 'm') session.mute(!muted);
      // On a button, the space bar presses that button.
      if (event.key !== ' ' || (event.target as Element).closest('button')) return;
      event.preventDefault();
      go();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <dialog
      class={`replay table table--${opened.game.kind}`}
      ref={dialog}
      aria-label={texts.replay.of(replay.end.roundId)}
      style={pageColours(data.theme)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <ReplayBar
        session={session}
        replay={replay}
        record={record}
        cameOf={roundText(replay.end.outcome, session)}
        onAgain={again}
        onStep={step}
        onClose={onClose}
      />
      {/* Nothing of it can be pressed or reached: it is a picture, and the bar says in words what came of the round. */}
      <div class="table__game replay__picture" inert>
        <Game key={nth} session={session} covered={false} />
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">
        {spoken || name}
      </p>
    </dialog>
  );
}
