/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { motionReduced } from '../../lib/win/motion.ts';
import { Icon, type IconName } from '../../ui/page/icons.tsx';
import type { Live } from './use-live.ts';
import { useStanding } from './use-standing.ts';
import './status-bar.css';

const length = 2 * Math.PI * 16;

/** A ring that empties until a moment of the server's clock. */
function Ring({ untilMs, wholeMs, live }: { untilMs: number; wholeMs: number; live: Live }) {
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const leftMs = Math.max(0, untilMs - live.clock.now());
    if (motionReduced() || leftMs === 0) return;
    const from = length * (1 - Math.min(1, leftMs / wholeMs));
    const emptying = ring.current?.animate([{ strokeDashoffset: from }, { strokeDashoffset: length }], {
      duration: leftMs,
      fill: 'forwards',
    });
    return () => emptying?.cancel();
  }, [untilMs]);
  return <circle ref={ring} class="live-status__ring" cx="20" cy="20" r="16" stroke-dasharray={length} />;
}

export type PanelName = 'people' | 'results' | 'tables';

const doors: readonly [PanelName, IconName][] = [
  ['people', 'people'],
  ['results', 'results'],
  ['tables', 'tables'],
];

interface StatusBarProps {
  live: Live;
  isCurve: boolean;
  openMs: number;
  panels: readonly PanelName[];
  onPanel: (name: PanelName) => void;
  /** On a phone, where there is chat. */
  chat: { unread: number; isOpen: boolean; toggle: () => void } | undefined;
}

/** Where the round stands, and on a phone the doors to what folds away. */
export function StatusBar({ live, isCurve, openMs, panels, onPanel, chat }: StatusBarProps) {
  const { texts, round, line, others, watching } = live;
  const standing = useStanding(round, { ...live, isCurve });
  const name = { people: texts.people, results: texts.results, tables: texts.tables };
  return (
    <div class="live-status" data-is={standing.is}>
      <svg class="live-status__clock" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle class="live-status__track" cx="20" cy="20" r="16" />
        {'untilMs' in standing && standing.is === 'open' && (
          <Ring key={standing.untilMs} untilMs={standing.untilMs} wholeMs={openMs} live={live} />
        )}
        <text class="figures" x="20" y="25">
          {standing.seconds ?? ''}
        </text>
        {standing.seconds === null && <circle class="live-status__dot" cx="20" cy="20" r="4" />}
      </svg>
      <div class="live-status__said">
        <strong>{line === 'opening' ? texts.opening : standing.said}</strong>
        <small class="figures">
          {[round && texts.round(round.number), watching > 0 && texts.watching(watching)].filter(Boolean).join(' · ')}
        </small>
      </div>
      <div class="live-status__doors">
        {doors
          .filter(([door]) => panels.includes(door))
          .map(([door, icon]) => (
            <button key={door} type="button" aria-label={name[door]} onClick={() => onPanel(door)}>
              <Icon name={icon} />
              {door === 'people' && others.bets > 0 && <b class="figures">{others.bets}</b>}
            </button>
          ))}
        {chat && (
          <button
            type="button"
            aria-label={chat.unread > 0 ? `${texts.chat}, ${texts.talk.unread(chat.unread)}` : texts.chat}
            aria-expanded={chat.isOpen}
            aria-controls={chat.isOpen ? 'table-chat' : undefined}
            onClick={chat.toggle}
          >
            <Icon name="chat" />
            {chat.unread > 0 && <b class="figures">{chat.unread}</b>}
          </button>
        )}
      </div>
    </div>
  );
}
