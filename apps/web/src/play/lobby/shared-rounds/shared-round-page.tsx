import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { hrefOf, navigate, useLocation } from '../../../lib/address/location.ts';
import { momentText, multipleText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { Cover } from '../cover.tsx';
import { ReplayFrame } from '../live-rounds/replay-frame.tsx';
import styles from './shared-round-page.module.css';
import { useSharedRoundsTexts } from './texts/index.ts';

/** The API's `noSuchThing`. */
const unknownRound = 1002;

/** /round?share=… : a round that its player shows to anyone who has the link. */
export default function SharedRoundPage({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const t = useSharedRoundsTexts();
  const language = useLanguage();
  const { query } = useLocation();
  const { status } = useSession();
  const share = query.get('share') ?? '';
  // An address is good for one look: another look asks for another.
  const { data, error, refetch } = useCall(
    '/sys/sharedRound/open',
    { share },
    { staleTimeMs: 0, enabled: status !== 'unknown' },
  );
  if (error?.code === unknownRound) return <Instead title={t('gone')} text={t('goneText')} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{t('loading')}</p>;
  const { round } = data;
  if (!round) return <Instead title={t('notShown')} text={t('notShownText')} />;
  const money = (value: number) => formatAmount(fromWire(value, round.currency)!, language);
  return (
    <article className={styles.round}>
      <header className={styles.head}>
        <Cover game={round} eager />
        <div>
          <h2>{round.game}</h2>
          <p className={styles.multiple}>{multipleText(round.multiple, language)}</p>
          <dl className={styles.facts}>
            {round.staked !== null && round.won !== null && (
              <>
                <dt>{t('staked')}</dt>
                <dd>{money(round.staked)}</dd>
                <dt>{t('won')}</dt>
                <dd>{money(round.won)}</dd>
              </>
            )}
            <dt>{t('player')}</dt>
            <dd>{round.player ?? t('hidden')}</dd>
            <dt>{t('ended')}</dt>
            <dd>
              <time dateTime={round.time}>{momentText(round.time, language)}</time>
            </dd>
          </dl>
        </div>
      </header>
      <p className={styles.lead}>{t('lead')}</p>
      <ReplayFrame address={round.address} title={`${t('replay')}: ${round.game}`} onClose={() => navigate('/')} />
      <p className={styles.note}>
        {t('verify')} <a href={hrefOf('/fair')}>{t('verifyLink')}</a>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void refetch()}>{t('again')}</Button>
        <a href={hrefOf(`/game?id=${round.gameId}`)}>{t('about', { game: round.game })}</a>
      </div>
    </article>
  );
}

function Instead({ title, text }: { title: string; text: string }) {
  const t = useSharedRoundsTexts();
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <a href={hrefOf('/')}>{t('toGames')}</a>
    </EmptyState>
  );
}
