/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GamePlace } from '../../lib/page/game-screen.ts';
import { useMedia } from '../../lib/page/use-media.ts';
import { latePart } from '../../ui/late/late-part.tsx';
import { faceColours } from '../../ui/page/play-screen.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import type { ChatProps, DrawerProps } from './chat/chat.tsx';
import { useChat } from './chat/use-chat.ts';
import { themeOf } from './face.ts';
import { OtherTables } from './other-tables.tsx';
import { People, Results } from './panels.tsx';
import { type PanelName, StatusBar } from './status-bar.tsx';
import type { TabledFace } from './tabled-face.ts';
import { type Live, useLive } from './use-live.ts';
import './live-screen.css';

/** Wide enough for what folds away elsewhere. */
const withAside = '(min-width: 1240px) and (min-height: 600px)';

/** Most of the code of the chat comes once the table is shown. */
const ChatAside = latePart<ChatProps>(
  async () => (await import('./chat/chat.tsx')).ChatAside,
  (_, message) => message,
);
const ChatDrawer = latePart<DrawerProps>(
  async () => (await import('./chat/chat.tsx')).ChatDrawer,
  (_, message) => message,
);

/** A table whose rounds everybody shares: where the round stands, the face of the game, and who and what is around it. */
export function LiveScreen({ session, covered, onFairness, face }: GamePlace & { face: TabledFace }) {
  const live = useLive(session, face);
  const isWide = useMedia(withAside);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [isTalking, setTalking] = useState(false);
  const chat = useChat(session, live, isWide || isTalking);
  const { texts, round, line } = live;
  const isCurve = face.decidesEach === true;
  const { openMs } = session.opened.live!;
  const parts = { session, live, face };
  const panels: PanelName[] = isWide ? [] : ['people', 'results', 'tables'];
  const { Table } = face;
  return (
    <div
      class={`live live--${face.name}`}
      data-state={round?.state ?? 'RESTS'}
      data-revealed={live.isRevealed}
      data-round={round?.number}
      data-talking={(!isWide && isTalking && chat !== undefined) || undefined}
      style={faceColours(themeOf(session))}
    >
      <StatusBar
        live={live}
        isCurve={isCurve}
        openMs={openMs}
        panels={panels}
        onPanel={setPanel}
        chat={
          isWide || !chat ? undefined : { unread: chat.unread, isOpen: isTalking, toggle: () => setTalking(!isTalking) }
        }
      />
      <div class="live__game">
        <Table session={session} live={live} covered={covered || panel !== null} />
        {(line === 'away' || (line === 'open' && !round)) && (
          <p class="live__line" role="status">
            {line === 'away' ? texts.away : texts.rests}
          </p>
        )}
      </div>
      {isWide && (
        <aside class="live__aside">
          <People {...parts} />
          {chat && <ChatAside session={session} live={live} chat={chat} />}
          <Results {...parts} listed={false} />
          <OtherTables session={session} live={live} />
          <NoVideo live={live} onFairness={onFairness} />
        </aside>
      )}
      {!isWide && isTalking && chat && (
        <ChatDrawer session={session} live={live} chat={chat} onClose={() => setTalking(false)} />
      )}
      {panel && (
        <Sheet title={titleOf(panel)} closeName={session.texts.close} onClose={() => setPanel(null)}>
          {panel === 'people' && <People {...parts} />}
          {panel === 'results' && <Results {...parts} listed />}
          {panel === 'tables' && <OtherTables session={session} live={live} />}
          <NoVideo
            live={live}
            onFairness={
              onFairness &&
              (() => {
                setPanel(null);
                onFairness();
              })
            }
          />
        </Sheet>
      )}
    </div>
  );

  function titleOf(name: PanelName): string {
    return { people: texts.people, results: texts.results, tables: texts.tables }[name];
  }
}

function NoVideo({ live: { texts }, onFairness }: { live: Live; onFairness: (() => void) | undefined }) {
  return (
    <p class="live__no-video">
      {texts.noVideo}{' '}
      {onFairness && (
        <button type="button" onClick={onFairness}>
          {texts.howFair}
        </button>
      )}
    </p>
  );
}
