import { Button, IconButton } from '@fairhouse/ui/button.tsx';
import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { useLayer } from '@fairhouse/ui/layers/layers.ts';
import { useLayerFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { Dialog as Radix } from 'radix-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hrefOf, navigate } from '../../lib/address/location.ts';
import { openPopup, useOpenPopups } from '../../lib/address/popups.ts';
import { lazyCode as lazy } from '../../lib/lazy-code.ts';
import { useMaintenance } from '../../lib/maintenance/use-maintenance.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { type Member, renewSession } from '../../lib/session.ts';
import {
  type GameMessage,
  onGameMessage,
  type ReportOutcome,
  tellBalanceChanged,
  tellReported,
} from './game-messages.ts';
import styles from './game-window.module.css';
import { PanicButton } from './panic-button.tsx';
import { RealityCheckDialog } from './session/reality-check-dialog.tsx';
import { SessionLine } from './session/session-line.tsx';
import { usePlaySession } from './session/use-play-session.ts';
import { usePlayTexts } from './texts/index.ts';

/** In a tab of its own, so that the round stays where it is; where none may be opened, instead of the game, which keeps an open round. */
function openBeside(path: string): void {
  if (!window.open(hrefOf(path), '_blank')) navigate(path);
}

type ReportedMessage = Extract<GameMessage, { type: 'report-message' }>;
type Report = (message: ReportedMessage) => Promise<ReportOutcome>;

/** How often the balance and the net result are asked for beside a game that says nothing of them. */
const askEveryMs = 15_000;

/**
 * The bar with the game's name, the session's figures and the ways out, and the frame below it. Time and net result stand here
 * for every game alike. The balance stands in the game, beside the stake; only for a game that never speaks to the site, as
 * those of other vendors, it stands here too.
 */
export function GameWindow({
  name,
  address,
  member,
  forFun,
  onDeposit,
  onOpenGame,
  onInvite,
  onReport,
  onClose,
}: {
  /** Undefined until the game is known, as the address. */
  name: string | undefined;
  address: string | undefined;
  /** Who plays for money; undefined in play for fun. */
  member: Member | undefined;
  /** No money is played with. */
  forFun: boolean;
  /** Undefined hides the button: in play for fun, and for a player who may not pay in now. */
  onDeposit: (() => void) | undefined;
  /** Another table of the casino was asked for, by its name. */
  onOpenGame: (name: string) => void;
  /** A link to this table is wanted. */
  onInvite: () => void;
  onReport: Report;
  onClose: () => void;
}) {
  const t = usePlayTexts();
  const [speaks, setSpeaks] = useState(false);
  const { figures, shown, check, entered, shows, played, look, goOn } = usePlaySession(member?.id);
  const layerFocus = useLayerFocus();
  const pays = useOpenPopups().at(-1)?.name === 'deposit';
  useLayer(() => void leaveGame());

  useAsking(member !== undefined && address !== undefined && !speaks, look);

  /** A step back may be a slip of the thumb: a game for money asks first. */
  async function leaveGame(): Promise<void> {
    const leaves =
      !member || (await askToConfirm({ message: t('leaveQuestion'), confirm: t('leave'), cancel: t('goOn') }));
    if (leaves) onClose();
  }

  const line = member && figures && (
    <SessionLine
      figures={figures}
      shown={shown}
      balance={speaks ? undefined : member.availableBalance}
      currency={member.currency}
    />
  );
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Keeps the page underneath from scrolling. */}
        <Radix.Overlay />
        <Radix.Content
          className={styles.window}
          data-look="dark"
          aria-describedby={undefined}
          {...layerFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles.bar}>
            <Radix.Title className={styles.name}>{name ?? t('game')}</Radix.Title>
            {forFun && <p className={styles.fun}>{t('forFun')}</p>}
            {onDeposit && (
              <Button size="s" variant="primary" onClick={onDeposit}>
                {t('deposit')}
              </Button>
            )}
            <IconButton icon="shield" label={t('playSafely')} onClick={() => openPopup('playSafely')} />
            <IconButton icon="close" label={t('closeGame')} onClick={onClose} />
            {member && <div className={styles.session}>{line}</div>}
          </div>
          {member && <PanicButton onStopped={onClose} />}
          {member && <MaintenanceOfGame />}
          <Frame
            address={address}
            title={name ?? t('game')}
            member={member}
            onReady={() => {
              setSpeaks(true);
              entered();
            }}
            onShown={shows}
            onRound={played}
            onDeposit={onDeposit}
            onOpenGame={onOpenGame}
            onInvite={onInvite}
            onReport={onReport}
            onClose={onClose}
          />
          <WayRound />
        </Radix.Content>
      </Radix.Portal>
      {/* The deposit above the game covers its bar: the figures stay in sight. */}
      {pays && line && createPortal(<div className={styles.above}>{line}</div>, document.body)}
      {member && check && (
        <RealityCheckDialog
          figures={check}
          currency={member.currency}
          onGoOn={goOn}
          onStop={() => {
            goOn();
            onClose();
          }}
        />
      )}
    </Radix.Root>
  );
}

const MaintenanceNotice = lazy(() => import('../../ui/maintenance-notice.tsx'));
/** Beside a game, which needs the height, the announcement is shown for so long before the start. */
const announcedMs = 3_600_000;

/** Why the game takes no new bet, or that it soon will not. */
function MaintenanceOfGame() {
  const maintenance = useMaintenance();
  if (!maintenance || Date.parse(maintenance.startTime) > serverNowMs() + announcedMs) return null;
  return (
    <Suspense>
      <MaintenanceNotice of={maintenance} cashOut={maintenance.state === 'on'} look="game" />
    </Suspense>
  );
}

/** Of a game that does not say itself what it did, the figures and the balance are asked for. */
function useAsking(asks: boolean, look: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is the same each time.
  useEffect(() => {
    if (!asks) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      look();
      void renewSession();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [asks]);
}

/**
 * Stands behind the game: the tab that leaves the frame forwards continues in the bar, and the one that leaves the bar
 * backwards goes into the frame. The dialog alone would hand the focus straight back to the game, whose keys it does
 * not hear.
 */
function WayRound() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive, it only passes the focus on.
    <span
      className="visually-hidden"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be on the way of the focus.
      tabIndex={0}
      onFocus={({ currentTarget, relatedTarget }) => {
        const onward = relatedTarget instanceof HTMLButtonElement ? 'iframe' : 'button';
        currentTarget.parentElement?.querySelector<HTMLElement>(onward)?.focus();
      }}
    />
  );
}

function Frame({
  address,
  title,
  member,
  onReady,
  onShown,
  onRound,
  onDeposit,
  onOpenGame,
  onInvite,
  onReport,
  onClose,
}: {
  address: string | undefined;
  title: string;
  member: Member | undefined;
  onReady: () => void;
  /** The net result that the game shows, in minor units. */
  onShown: (net: bigint) => void;
  onRound: () => void;
  onDeposit: (() => void) | undefined;
  onOpenGame: (name: string) => void;
  onInvite: () => void;
  onReport: Report;
  onClose: () => void;
}) {
  const t = usePlayTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const handlers = useRef({ onReady, onShown, onRound, onDeposit, onOpenGame, onInvite, onReport, onClose });
  handlers.current = { onReady, onShown, onRound, onDeposit, onOpenGame, onInvite, onReport, onClose };
  const origin = address && new URL(address).origin;

  useEffect(() => {
    if (!origin) return;
    const report = async (message: ReportedMessage) => {
      const outcome = await handlers.current.onReport(message);
      const game = frame.current?.contentWindow;
      if (game) tellReported(game, origin, message.message, outcome);
    };
    return onGameMessage(
      () => frame.current?.contentWindow,
      origin,
      (message) => {
        if (message.type === 'ready') {
          setLoaded(true);
          handlers.current.onReady();
        } else if (message.type === 'balance') handlers.current.onShown(message.net);
        else if (message.type === 'round') handlers.current.onRound();
        else if (message.type === 'deposit') handlers.current.onDeposit?.();
        else if (message.type === 'open-game') handlers.current.onOpenGame(message.name);
        else if (message.type === 'invite') handlers.current.onInvite();
        else if (message.type === 'report-message') void report(message);
        else if (message.type === 'limits') openPopup('playSafely');
        else if (message.type === 'fairness') openBeside('/fair');
        else handlers.current.onClose();
      },
    );
  }, [origin]);

  // A deposit made above the game, or a look at the balance: the game asks for itself what it has become.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the member is what it waits for.
  useEffect(() => {
    const game = frame.current?.contentWindow;
    if (loaded && game && origin) tellBalanceChanged(game, origin);
  }, [member]);

  return (
    <div className={styles.stage}>
      {address && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={address}
          title={title}
          // A player takes the proof of a round along as a file. Without forms, a browser drops their submit events too: a typed seed or
          // stake, the start of automatic play and the chat of a table would do nothing.
          sandbox="allow-scripts allow-same-origin allow-downloads allow-forms"
          allow="autoplay; fullscreen"
          data-loaded={loaded || undefined}
          onLoad={() => {
            setLoaded(true);
            // Only within this window: an alert above it keeps the keyboard, however late the game comes.
            if (frame.current?.closest('[role="dialog"]')?.contains(document.activeElement)) frame.current.focus();
          }}
        />
      )}
      {!loaded && (
        <div className={styles.waiting}>
          <Spinner size={48} label={t('loadingGame')} />
        </div>
      )}
    </div>
  );
}
