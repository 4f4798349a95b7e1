/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useStore } from '../lib/page/store.ts';
import { playWith } from '../lib/round/free-rounds.ts';
import type { FreeRoundsShown, PlaySession } from '../lib/round/play-session.ts';
import { Sheet } from '../ui/sheet/sheet.tsx';
import './free-rounds-bar.css';

/** How the free rounds of the game stand, their terms, and the choice between them and money. */
export function FreeRoundsBar({ session }: { session: PlaySession }) {
  const { free, busy } = useStore(session.state);
  const [shows, setShows] = useState<'terms' | 'end' | null>(null);
  const [isEndSeen, setEndSeen] = useState(false);
  if (!free) return null;
  const { texts, money } = session;
  const t = texts.freeRounds;
  const isOver = free.left === 0 && !busy;
  const isEndShown = free.uses && isOver && !isEndSeen;
  const playing = free.uses
    ? t.left(free.left, free.count, money(free.stake))
    : t.waiting(free.left, money(free.stake));
  return (
    <section class="free-rounds" aria-label={t.name}>
      <p class="figures" role="status">
        <strong>{isOver ? t.allPlayed(money(free.won)) : playing}</strong>
        {free.uses && !isOver && free.won > 0 && <span>{t.wonSoFar(money(free.won))}</span>}
      </p>
      {!free.uses && !isOver && (
        <button type="button" disabled={busy} onClick={() => playWith('freeRounds', free.id)}>
          {t.use}
        </button>
      )}
      <button type="button" aria-haspopup="dialog" disabled={busy} onClick={() => setShows(isOver ? 'end' : 'terms')}>
        {isOver ? t.next : t.terms}
      </button>
      {(isEndShown || shows === 'end') && (
        <EndSheet
          session={session}
          free={free}
          onClose={() => {
            setEndSeen(true);
            setShows(null);
          }}
        />
      )}
      {shows === 'terms' && <TermsSheet session={session} free={free} onClose={() => setShows(null)} />}
    </section>
  );
}

interface SheetProps {
  session: PlaySession;
  free: FreeRoundsShown;
  onClose: () => void;
}

function TermsSheet({ session, free, onClose }: SheetProps) {
  const { texts, money } = session;
  const t = texts.freeRounds;
  const until = new Date(free.expiresAt).toLocaleString(texts.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Sheet title={t.name} closeName={texts.close} onClose={onClose}>
      <div class="free-rounds__sheet figures">
        <p>{t.stakePaid(money(free.stake), until)}</p>
        <p>{free.wagering > 0 ? t.asBonus(free.wagering) : t.asCash}</p>
        <p>{t.most(money(free.winMost))}</p>
        {free.uses && (
          <button type="button" class="text-button" onClick={() => playWith('money', free.id)}>
            {t.money}
          </button>
        )}
      </div>
    </Sheet>
  );
}

function EndSheet({ session, free, onClose }: SheetProps) {
  const { texts, money } = session;
  const t = texts.freeRounds;
  const paid = Math.min(free.won, free.winMost);
  return (
    <Sheet title={t.endTitle} closeName={texts.close} onClose={onClose}>
      <div class="free-rounds__sheet figures">
        <p>{t.endWon(money(free.won))}</p>
        {paid > 0 && <p>{free.wagering > 0 ? t.endBonus(money(paid), free.wagering) : t.endCash(money(paid))}</p>}
        <button
          type="button"
          class="text-button text-button--accent"
          onClick={() => session.casino.tell({ type: 'close' })}
        >
          {texts.backToLobby}
        </button>
        <button type="button" class="text-button" onClick={() => playWith('money', free.id)}>
          {t.money}
        </button>
      </div>
    </Sheet>
  );
}
