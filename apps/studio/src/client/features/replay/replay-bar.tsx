/** @jsxImportSource preact */
import { roundFile } from '@fairhouse/game-math';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { useStore } from '../../lib/page/store.ts';
import { fileOf } from '../../lib/round/file-of-round.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Replay } from '../../lib/round/replay.ts';
import type { ShownRecord } from '../../lib/round/wire.ts';
import { Icon } from '../../ui/page/icons.tsx';

interface ReplayBarProps {
  session: PlaySession;
  replay: Replay;
  /** What the round is verified by; null where that is not shown here. */
  record: ShownRecord | null;
  /** What came of the round; shown when it has been seen. */
  cameOf: string;
  onAgain: () => void;
  onStep: () => void;
  onClose: (() => void) | undefined;
}

/** Which round is shown, what was staked and won in it then, and how it is gone through. */
export function ReplayBar({ session, replay, record, cameOf, onAgain, onStep, onClose }: ReplayBarProps) {
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
      {record && <SaveRound session={session} record={record} />}
      {recorded.computed !== 'same' && (
        <p class="replay__differs" role="alert">
          {recorded.computed === 'other' ? texts.replay.differs : texts.replay.notComputed}
        </p>
      )}
    </div>
  );
}

/** The round as a file for the fairness page, once its seed is revealed. */
function SaveRound({ session, record }: { session: PlaySession; record: ShownRecord }) {
  const { texts } = session;
  const file = fileOf(session, record.round, record.proof, record);
  if (!file) return <p class="replay__record">{texts.replay.notYetProved}</p>;
  const save = () => {
    const { name, text } = roundFile(file);
    saveBlob(name, new Blob([text], { type: 'application/json' }));
  };
  return (
    <p class="replay__record">
      <button type="button" class="text-button" onClick={save}>
        {texts.checkSheet.save}
      </button>
    </p>
  );
}
