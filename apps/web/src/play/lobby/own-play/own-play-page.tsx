import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useId } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { countText, momentText, multipleText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import frame from '../../../ui/page.module.css';
import { Cover } from '../cover.tsx';
import styles from './own-play.module.css';
import { SessionGraph } from './session-graph.tsx';
import { useOwnPlayTexts } from './texts/index.ts';

type OwnPlay = CallOutput<'/sys/ownPlay/get'>;

/** /own-play: this session round by round, and the highest multiples of the member's own rounds. */
export default function OwnPlayPage({ title }: { title: string }) {
  const t = useOwnPlayTexts();
  const { data, error, refetch } = useCall('/sys/ownPlay/get', {}, { staleTimeMs: 0 });
  return (
    <div className={frame.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.links}>
          <a href={hrefOf('/play-safely')}>{t('toSafely')}</a>
          <a href={hrefOf('/fair')}>{t('toFair')}</a>
        </p>
      </header>
      {data ? (
        <>
          <SessionGraph session={data.session} currency={data.currency} />
          {data.bests && <Bests bests={data.bests} currency={data.currency} />}
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={frame.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  );
}

function Bests({ bests, currency }: { bests: NonNullable<OwnPlay['bests']>; currency: OwnPlay['currency'] }) {
  const t = useOwnPlayTexts();
  const language = useLanguage();
  const id = useId();
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  const count = (value: number) => countText(value, language);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('bests')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t(bests.isAll ? 'roundsEver' : 'roundsLatest')}</dt>
          <dd>{count(bests.rounds)}</dd>
        </div>
        <div>
          <dt>{t('gamesTried')}</dt>
          <dd>{t('of', { count: count(bests.gamesTried), all: count(bests.gamesOffered) })}</dd>
        </div>
      </dl>
      {bests.highest.length === 0 ? (
        <p className={styles.quiet}>{t('noBests')}</p>
      ) : (
        <ol className={styles.bests}>
          {bests.highest.map((best) => (
            <li key={best.gameId}>
              <Cover game={best} />
              <div>
                <h3>{best.game}</h3>
                <p className={styles.quiet}>
                  {t('paidFor', { paid: money(best.paid), stake: money(best.stake) })} ·{' '}
                  {momentText(best.time, language)}
                </p>
              </div>
              <p className={styles.multiple}>{multipleText(best.multiple, language)}</p>
              {best.ref !== null && (
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t('watchOf', { game: best.game })}
                  onClick={() => openPopup('liveRound', { round: best.ref!, game: best.game, own: true })}
                >
                  {t('watch')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.quiet}>{t('bestsAbout')}</p>
    </section>
  );
}
