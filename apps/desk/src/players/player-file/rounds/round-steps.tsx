import { type BlackjackOutcome, numberLabel, type RouletteOutcome, type SlotOutcome } from '@fairhouse/game-math';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import { useSpotName } from '../../../lib/texts/names/spots.ts';
import { ExactMoney } from '../../../ui/facts/exact-money.tsx';
import { useFileTexts } from '../file-texts.ts';
import type { RoundFile } from '../member.ts';
import styles from '../member-screen.module.css';

type Outcome = SlotOutcome | RouletteOutcome | BlackjackOutcome;

/** The course of a round, step by step as its record has it: nothing is drawn that did not happen. */
export function RoundSteps({ file: { round, said, isOurs } }: { file: RoundFile }) {
  const t = useFileTexts();
  const outcome = said?.outcome as Outcome | null;
  if (!said) return null;
  return (
    <>
      {outcome === null && <p className={styles.quiet}>{t('noOutcome')}</p>}
      {isOurs && outcome?.kind === 'slot' && <Spins outcome={outcome} currency={round.currency} />}
      {isOurs && outcome?.kind === 'roulette' && <Roulette outcome={outcome} currency={round.currency} />}
      {isOurs && outcome?.kind === 'blackjack' && <Hands outcome={outcome} currency={round.currency} />}
      {/* Of another vendor, or of an engine whose steps have no drawing here. */}
      {outcome !== null && !(isOurs && hasSteps(outcome)) && (
        <pre className={styles.hashed}>{JSON.stringify(outcome, null, 1)}</pre>
      )}
    </>
  );
}

const hasSteps = ({ kind }: { kind: string }) => ['slot', 'roulette', 'blackjack'].includes(kind);

function Minor({ value, currency }: { value: number; currency: Currency }) {
  return <ExactMoney value={decimalText(amountOf(currency, BigInt(value)))} currency={currency} />;
}

function Spins({ outcome, currency }: { outcome: SlotOutcome; currency: Currency }) {
  const t = useFileTexts();
  return (
    <ol className={styles.course}>
      {outcome.spins.map((spin, at) => {
        const winning = new Set(
          [...spin.lines, ...(spin.scatter ? [spin.scatter] : [])].flatMap(({ cells }) => cells.map(String)),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a course never changes.
          <li key={at}>
            {spin.mode === 'free' ? t('freeSpin', { at }) : t('spin')}
            {spin.multiplier > 1 && ` × ${spin.multiplier}`}: <Minor value={spin.win} currency={currency} />
            <table className={styles.reels} aria-label={t('reels')}>
              <tbody>
                {spin.window[0]!.map((_, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a window.
                  <tr key={row}>
                    {spin.window.map((reel, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: reels of a window.
                      <td key={column} data-winning={winning.has(`${column},${row}`) || undefined}>
                        {reel[row]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {[spin, ...(spin.tumbles ?? [])]
              .flatMap(({ lines }) => lines)
              .map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a course never changes.
                <div key={place}>
                  {line.line === undefined
                    ? `${line.count} × ${line.symbol}`
                    : t('line', { line: line.line + 1, count: line.count, symbol: line.symbol })}{' '}
                  <Minor value={line.win} currency={currency} />
                </div>
              ))}
            {spin.scatter && spin.scatter.freeSpins > 0 && (
              <div>{t('freeSpinsWon', { count: spin.scatter.freeSpins })}</div>
            )}
          </li>
        );
      })}
      {outcome.pot ? (
        <li>
          {t('pot')}: <Minor value={outcome.pot} currency={currency} />
        </li>
      ) : null}
    </ol>
  );
}

function Roulette({ outcome, currency }: { outcome: RouletteOutcome; currency: Currency }) {
  const t = useFileTexts();
  const spotName = useSpotName();
  return (
    <>
      <p>{t('ball', { number: numberLabel(outcome.number), colour: t(`colour_${outcome.colour}`) })}</p>
      <ol className={styles.course}>
        {outcome.bets.map(({ spot, stake, win }) => (
          <li key={spot}>
            <span title={spot}>{spotName(spot)}</span>: <Minor value={stake} currency={currency} /> →{' '}
            <Minor value={win} currency={currency} />
          </li>
        ))}
      </ol>
    </>
  );
}

const suits: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const cardText = (card: string) =>
  card === '??' ? '?' : `${card[0] === 'T' ? '10' : card[0]}${suits[card[1] ?? ''] ?? ''}`;

function Hands({ outcome, currency }: { outcome: BlackjackOutcome; currency: Currency }) {
  const t = useFileTexts();
  return (
    <ol className={styles.course}>
      <li>
        {t('dealer')}: {outcome.dealer.cards.map(cardText).join(' ')} ({outcome.dealer.total})
      </li>
      {outcome.hands.map((hand, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands of a table.
        <li key={at}>
          {t('hand', { at: at + 1 })}: {hand.cards.map(cardText).join(' ')} ({hand.total})
          {hand.doubled && `, ${t('doubled')}`}
          <div>
            <Minor value={hand.stake} currency={currency} /> → <Minor value={hand.win} currency={currency} />
          </div>
        </li>
      ))}
      {outcome.insurance.stake > 0 && (
        <li>
          {t('insurance')}: <Minor value={outcome.insurance.stake} currency={currency} /> →{' '}
          <Minor value={outcome.insurance.win} currency={currency} />
        </li>
      )}
    </ol>
  );
}
