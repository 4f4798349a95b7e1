/** @jsxImportSource preact */

import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Replay } from '../../lib/round/replay.ts';
import { Icon } from '../../ui/page/icons.tsx';

interface ReplayBarProps {
  session: PlaySession;
  replay: Replay;
  /** What came of the round; shown when it has been seen. */
  cameOf: string;
  onAgain: () => void;
  onStep: () => void;
  onClose: (() => void) | undefined;
}

/** Which round is shown, what was staked and won in it then, and how it is gone through. */
export function ReplayBar({ session, replay, cameOf, onAgain, onStep, onClose }: ReplayBarProps) {
  const { phase } = useStore(replay.state);
  const { muted } = useStore(session.state);
  const { texts, money } = session;
  const { end, recorded } = replay;
  const isOver = phase === 'over';
  const when = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'medium', hour12: false });
  const figures: [string, string][] = [
    [texts.stake, money(end.stake)],
    [texts.win, isOver ? money(end.win) : '–'],
    [texts.roundsSheet.columns.result, isOver ? cameOf : '–'],
  ];
  return (
    <div class="replay__bar">
      <div class="replay__what">
        <strong>{texts.replay.name}</strong>
        <time dateTime={end.openedAt}>{when.format(new Date(end.openedAt))}</time>
        <code title={end.roundId}>{end.roundId}</code>
      </div>
      <dl class="replay__figures figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {end.state === 'HELD' && <div>{texts.roundsSheet.held}</div>}
        {end.state === 'DENIED' && <div>{texts.roundsSheet.denied}</div>}
      </dl>
      <div class="replay__acts">
        <button
          type="button"
          class="replay__action"
          aria-label={texts.replay.again}
          aria-disabled={phase === 'running'}
          onClick={onAgain}
        >
          <Icon name="spin" size={20} />
          <span>{texts.replay.again}</span>
        </button>
        <button
          type="button"
          class="replay__action"
          aria-label={texts.replay.step}
          aria-description={phase === 'waiting' ? texts.replay.waits : undefined}
          data-waits={phase === 'waiting'}
          onClick={onStep}
        >
          <Icon name="step" size={20} />
          <span>{texts.replay.step}</span>
        </button>
        <button
          type="button"
          class="replay__action"
          aria-label={muted ? texts.soundOn : texts.soundOff}
          onClick={() => session.mute(!muted)}
        >
          <Icon name={muted ? 'soundOff' : 'soundOn'} size={20} />
        </button>
        {onClose && (
          <button type="button" class="replay__action" aria-label={texts.replay.close} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      {recorded.computed !== 'same' && (
        <p class="replay__differs" role="alert">
          {recorded.computed === 'other' ? texts.replay.differs : texts.replay.notComputed}
        </p>
      )}
    </div>
  );
}
