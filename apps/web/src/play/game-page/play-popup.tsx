import type { CallInput } from '@fairhouse/contract';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { usePhone } from '@fairhouse/ui/phone.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { openPopup, type Popups } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { freeRoundsIn, refreshFreeRounds, useFreeRounds } from '../../lib/free-rounds/use-free-rounds.ts';
import { useMaintenance } from '../../lib/maintenance/use-maintenance.ts';
import { showRefusal } from '../../lib/protection/show-refusal.ts';
import { isBarred, refreshProtection, useProtection } from '../../lib/protection/use-protection.ts';
import { renewSession, useMember } from '../../lib/session.ts';
import { commonText } from '../../lib/texts/index.ts';
import { FreeRoundsChoice } from './free-rounds-choice.tsx';
import type { ReportOutcome } from './game-messages.ts';
import { GameWindow } from './game-window.tsx';
import { type BlockCode, type Opened, openGame } from './open-game.ts';
import { playText } from './texts/index.ts';
import { useBalanceLock } from './use-balance-lock.ts';

type Props = Popups['play'] & { onClose: () => void };

/** A game over the whole screen. A member with free rounds in it first chooses between them and own money, and sees their terms. */
export default function PlayPopup(props: Props) {
  const { gameId, playForFun, onClose } = props;
  const member = useMember();
  const { open, isKnown } = useFreeRounds();
  const asks = !playForFun && member !== undefined && props.freeRounds === undefined;
  const [chosen, setChosen] = useState<'on' | 'off' | 'nothing' | undefined>(
    asks ? undefined : (props.freeRounds ?? 'nothing'),
  );
  const rounds = freeRoundsIn(open, gameId);
  // Decided once: free rounds that come while the game is open are for its page to show.
  useEffect(() => {
    if (chosen === undefined && isKnown && !rounds) setChosen('nothing');
  }, [chosen, isKnown, rounds]);

  if (chosen) return <OpenedGame {...props} freeRounds={chosen === 'nothing' ? undefined : chosen} />;
  return rounds ? <FreeRoundsChoice rounds={rounds} onChoose={setChosen} onClose={onClose} /> : null;
}

type OpenedProps = Omit<Props, 'freeRounds'> & { freeRounds: Props['freeRounds'] | undefined };

/** Launched when this opens, left when it closes. */
function OpenedGame({ gameId, playForFun, freeRounds, onClose }: OpenedProps) {
  const opened = useOpenedGame({ gameId, playForFun, freeRounds, onClose });
  const member = useMember();
  const playsForMoney = opened !== undefined && !playForFun;
  const protection = useProtection().data;
  const isClosed = useMaintenance()?.state === 'on';
  const mayDeposit = !playForFun && protection !== undefined && !isBarred(protection) && !isClosed;

  useBalanceLock(playsForMoney ? member?.id : undefined, (cause) => void leaveForCashOut(cause, onClose));

  // The game has moved money behind our back.
  useEffect(
    () => () => {
      void renewSession();
      void refreshFreeRounds();
    },
    [],
  );

  return (
    <GameWindow
      name={opened?.game.name}
      address={opened?.address}
      member={playForFun ? undefined : member}
      forFun={playForFun === true}
      onDeposit={mayDeposit ? openDeposit : undefined}
      onOpenGame={(name) => void openTable(name, playForFun)}
      onInvite={() => openPopup('tableInvite', { gameId, game: opened?.game.name ?? '' })}
      onReport={({ message, reason }) => reportMessage({ gameId, message, reason })}
      onClose={onClose}
    />
  );
}

/** The API's `tooManyRequests`. */
const tooOften = 429;

async function reportMessage(report: CallInput<'/sys/table/report'>): Promise<ReportOutcome> {
  const answer = await post('/sys/table/report', report, { silent: true });
  if (answer.ok) return 'sent';
  return answer.error === tooOften ? 'tooMany' : 'failed';
}

/** Above the game, whose frame stays. The balance in the panel is that of now: the game has moved it. */
function openDeposit(): void {
  void renewSession();
  openPopup('deposit');
}

/** A table says that its player wants to another one; one that is not offered is as if nothing was said. */
async function openTable(name: string, playForFun: boolean): Promise<void> {
  const tables = await post('/base/game/listPage', { category: 'Live Casino', enabled: 1, pageSize: 300 });
  const table = tables.ok && tables.data.content.find((game) => game.name === name);
  if (table) openPopup('play', { gameId: table.id, playForFun });
}

/** By a break, an exclusion or a closed account; otherwise somebody of the casino has blocked play at the member's wish. */
async function isPaused(): Promise<boolean> {
  void refreshProtection();
  const answer = await post('/sys/protection/get', {}, { silent: true });
  return answer.ok && isBarred(answer.data);
}

type OpenGame = Extract<Opened, { is: 'open' }>;

/** Launches once; whatever is in the way is said, and closes the game. */
function useOpenedGame({ gameId, playForFun, freeRounds, onClose }: OpenedProps): OpenGame | undefined {
  const channel = usePhone() ? 'mobile' : 'pc';
  const [opened, setOpened] = useState<OpenGame>();
  const close = useRef(onClose);
  close.current = onClose;
  const left = useRef(false);

  // A launch token works once: a turned phone must not launch again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the channel and the choice count at the moment of launching.
  useEffect(() => {
    left.current = false;
    void openGame({ gameId, playForFun, channel, freeRounds }).then((outcome) => {
      if (left.current) return;
      if (outcome.is === 'open') setOpened(outcome);
      else void explain(outcome, gameId, close.current);
    });
    return () => {
      left.current = true;
    };
  }, [gameId, playForFun]);

  return opened;
}

async function explain(outcome: Exclude<Opened, OpenGame>, gameId: number, close: () => void): Promise<void> {
  if (outcome.is === 'guest') {
    close();
    return openPopup('login', { thenPlay: gameId });
  }
  if (outcome.is === 'blocked') return leaveForCashOut(outcome.cause, close);
  if (outcome.because === 'setup') showToast(commonText('serverBusy'));
  else if (outcome.refused && (outcome.because === 'launch' || outcome.refused.error === notHere)) {
    void showRefusal(outcome.refused, (message) => showAlert({ message }));
  } else showToast(playText('launchFailed'));
  close();
}

/** The API's code `gameNotHere`. */
const notHere = 1303;
const memberAskedForIt = 4;

/** Says why, and leads to what a member can still do with the balance. */
async function leaveForCashOut(cause: BlockCode, close: () => void): Promise<void> {
  if (cause === memberAskedForIt && (await isPaused())) {
    close();
    // It begins with why and until when, and with the way to the cash-out.
    return openPopup('playSafely');
  }
  const message = `${playText(`block${cause}`)} ${playText('blockAmount')}`;
  const confirmed = await showAlert({ title: playText('blockTitle'), message });
  close();
  if (confirmed) openPopup('cashOut', {});
}
