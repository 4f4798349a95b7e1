import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useLevelName } from '../../../lib/level-name/level-name.ts';
import { useCall } from '../../../lib/query.ts';
import { useMember, useSession } from '../../../lib/session.ts';
import frame from '../../../ui/page.module.css';
import { Calendar } from './calendar.tsx';
import styles from './hub.module.css';
import { type Filter, filterOf, filters, type Hub, type Promotion, type Speaking } from './hub-view.ts';
import { PromotionCard } from './promotion-card.tsx';
import { useHubTexts } from './texts/index.ts';

const everyMs = 60_000;

/** /promotions: all that the reader may see, by state and by day. */
export default function PromotionsPage({ title }: { title: string }) {
  const t = useHubTexts();
  const { status } = useSession();
  const { data, error, refetch } = useCall('/sys/promotion/hub', {}, { enabled: status !== 'unknown', everyMs });
  return (
    <div className={`${frame.page} ${styles.wide}`}>
      <header className={frame.top}>
        <h1>{title}</h1>
        <p className={frame.lead}>{t('lead')}</p>
        <p className={styles.ways}>
          <button type="button" onClick={() => openPopup('casinoPage', { page: 'promotionPageUrl' })}>
            {t('rulesOfAll')}
          </button>
        </p>
      </header>
      {data ? (
        <Shown hub={data} />
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

function Shown({ hub: { heldBack, promotions } }: { hub: Hub }) {
  const t = useHubTexts();
  const language = useLanguage();
  const levelName = useLevelName();
  const member = useMember();
  const speaking: Speaking = { t, language, levelName, currency: member?.currency };
  if (heldBack) {
    return (
      <EmptyState title={t('heldBack')}>
        <p className={styles.quiet}>{t(`heldBack_${heldBack}`)}</p>
        {heldBack !== 'place' && (
          <Button icon="shield" onClick={() => openPopup('playSafely')}>
            {t('playSafely')}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (promotions.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p className={styles.quiet}>{t('noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Filtered promotions={promotions} speaking={speaking} />
      <Calendar promotions={promotions} speaking={speaking} />
    </>
  );
}

function Filtered({ promotions, speaking }: { promotions: readonly Promotion[]; speaking: Speaking }) {
  const { t } = speaking;
  const [filter, setFilter] = useState<Filter>('all');
  const of = (one: Filter) => promotions.filter((promotion) => one === 'all' || filterOf(promotion) === one);
  const there = filters.filter((one) => of(one).length > 0);
  // What was chosen may be gone with the next answer.
  const chosen = there.includes(filter) ? filter : 'all';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is submitted. */}
      <div className={styles.filter} role="group" aria-label={t('filter')}>
        {there.map((one) => (
          <button key={one} type="button" aria-pressed={one === chosen} onClick={() => setFilter(one)}>
            {t('count', { name: t(`filter_${one}`), count: of(one).length })}
          </button>
        ))}
      </div>
      <ul className={styles.cards}>
        {of(chosen).map((promotion) => (
          <li key={promotion.key}>
            <PromotionCard promotion={promotion} speaking={speaking} />
          </li>
        ))}
      </ul>
    </>
  );
}
