import type { CallOutput } from '@fairhouse/contract';
import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { useId } from 'react';
import { countText, momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { lineOf, rowsOf } from './net-line.ts';
import styles from './own-play.module.css';
import { useOwnPlayTexts } from './texts/index.ts';

const [width, height] = [960, 220];

/** The net result of the session after each round: as a line with its zero, in figures, and as a table. */
export function SessionGraph({
  session,
  currency,
}: {
  session: CallOutput<'/sys/ownPlay/get'>['session'];
  currency: Currency;
}) {
  const t = useOwnPlayTexts();
  const language = useLanguage();
  const id = useId();
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  const { rounds, net, lowest, highest, points } = session;
  const { line, zero } = lineOf(points, width, height);
  const figures = {
    rounds: countText(rounds, language),
    net: money(net),
    lowest: money(lowest),
    highest: money(highest),
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('session')}</h2>
      <p className={styles.quiet}>{t('since', { time: momentText(session.since, language) })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('rounds')}</dt>
          <dd>{figures.rounds}</dd>
        </div>
        <div>
          <dt>{t('net')}</dt>
          <dd>{figures.net}</dd>
        </div>
        <div>
          <dt>{t('lowest')}</dt>
          <dd>{figures.lowest}</dd>
        </div>
        <div>
          <dt>{t('highest')}</dt>
          <dd>{figures.highest}</dd>
        </div>
      </dl>
      {rounds === 0 ? (
        <p className={styles.quiet}>{t('noRounds')}</p>
      ) : (
        <>
          <div className={styles.graph}>
            <svg
              viewBox={`-2 -4 ${width + 4} ${height + 8}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t('graph', figures)}
            >
              <title>{t('graph', figures)}</title>
              <path className={styles.zero} d={`M0 ${zero}H${width}`} />
              <polyline className={styles.line} points={line} />
            </svg>
            <span
              className={styles.zeroText}
              style={{ top: `${((zero + 4) / (height + 8)) * 100}%` }}
              aria-hidden="true"
            >
              0
            </span>
          </div>
          <details className={styles.table}>
            <summary>{t('asTable')}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('afterRounds')}</th>
                  <th scope="col">{t('net')}</th>
                </tr>
              </thead>
              <tbody>
                {rowsOf(points).map((point) => (
                  <tr key={point.round}>
                    <td>{countText(point.round, language)}</td>
                    <td>{money(point.net)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
