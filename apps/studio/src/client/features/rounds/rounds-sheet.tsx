/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Round } from '../../lib/round/wire.ts';
import { refusalText } from '../../lib/texts/index.ts';
import { Icon } from '../../ui/page/icons.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { VisitGraph } from './visit-graph.tsx';
import './rounds.css';

interface RoundsSheetProps {
  session: PlaySession;
  textOf: GameScreen['roundText'];
  onClose: () => void;
  onCheck: (roundId: string) => void;
  /** Undefined where rounds cannot be shown again. */
  onReplay: ((roundId: string) => void) | undefined;
}

/** The player's rounds in this game, newest first; each can be shown again, and checked. */
export function RoundsSheet({ session, textOf, onClose, onCheck, onReplay }: RoundsSheetProps) {
  const { texts, money } = session;
  const { columns } = texts.roundsSheet;
  const [rounds, setRounds] = useState<Round[] | null>(null);
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState('');

  const load = async (before?: string) => {
    const answer = await session.calls.rounds(before);
    if (!answer.ok) return setProblem(refusalText(texts, answer.error));
    setRounds((known) => [...(before ? (known ?? []) : []), ...answer.data.rounds]);
    setMore(answer.data.more);
  };
  useEffect(() => void load(), []);

  const time = new Intl.DateTimeFormat(texts.locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
  const day = new Intl.DateTimeFormat(texts.locale, { month: 'short', day: 'numeric' });
  return (
    <Sheet title={texts.rounds} closeName={texts.close} onClose={onClose}>
      <VisitGraph session={session} />
      {problem && <p role="alert">{problem}</p>}
      {rounds?.length === 0 && <p>{texts.roundsSheet.none}</p>}
      {rounds && rounds.length > 0 && (
        <table class="rounds figures">
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.result}</th>
              <th scope="col">{columns.stake}</th>
              <th scope="col">{columns.win}</th>
              <th scope="col">
                <span class="visually-hidden">{texts.roundsSheet.columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr key={round.roundId}>
                <td>
                  <span class="rounds__day">{day.format(new Date(round.openedAt))}</span>{' '}
                  {time.format(new Date(round.openedAt))}
                </td>
                <td>
                  {round.refusal ? (
                    <>
                      {texts.roundsSheet.refused(round.nonce)}
                      <span class="rounds__day">{refusalText(texts, round.refusal)}</span>
                    </>
                  ) : round.outcome ? (
                    textOf(round.outcome, session)
                  ) : (
                    texts.roundsSheet.open
                  )}
                </td>
                <td>{money(round.stake)}</td>
                <td class={round.win > round.stake && round.state !== 'DENIED' ? 'rounds__won' : ''}>
                  {money(round.win)}
                  {round.state === 'HELD' && <span class="rounds__day">{texts.roundsSheet.held}</span>}
                  {round.state === 'DENIED' && <span class="rounds__day">{texts.roundsSheet.denied}</span>}
                </td>
                <td class="rounds__acts">
                  {onReplay && (
                    <button
                      type="button"
                      class="rounds__action"
                      aria-label={texts.roundsSheet.replay(round.roundId)}
                      disabled={round.closedAt === null || Boolean(round.refusal)}
                      onClick={() => onReplay(round.roundId)}
                    >
                      <Icon name="replay" size={20} />
                    </button>
                  )}
                  <button
                    type="button"
                    class="rounds__action"
                    aria-label={texts.roundsSheet.check(round.roundId)}
                    disabled={round.state === 'PLAYING' || Boolean(round.refusal)}
                    onClick={() => onCheck(round.roundId)}
                  >
                    <Icon name="fairness" size={20} />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more && (
        <button type="button" class="text-button" onClick={() => void load(rounds?.at(-1)?.roundId)}>
          {texts.roundsSheet.more}
        </button>
      )}
    </Sheet>
  );
}
