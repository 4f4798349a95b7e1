import type { CallOutput } from '@fairhouse/contract';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { useEffect } from 'react';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries, usePages } from '../../lib/query.ts';
import styles from './bonus.module.css';
import { useBonusTexts } from './texts/index.ts';
import { type Bonus, useMoneyText } from './use-money-text.ts';

type Bet = CallOutput<'/sys/bonus/bet/page'>['content'][number];

const path = '/sys/bonus/bet/page';
const reachPx = 30;

/** Every bet under a bonus, the latest first, with what of it counted and why. */
export function BonusBets({ bonus, onBack, onClose }: { bonus: Bonus; onBack: () => void; onClose: () => void }) {
  const t = useBonusTexts();
  const list = usePages(path, { bonusId: bonus.id, pageSize: 20 });
  useEffect(() => () => queries.removeQueries({ queryKey: [path] }), []);
  return (
    <Dialog title={t('betsTitle')} size="m" onBack={onBack} onClose={onClose}>
      <InfiniteList
        list={list}
        reachPx={reachPx}
        empty={
          <EmptyState art="no-transactions" title={t('noBets')}>
            <p>{t('noBetsText')}</p>
          </EmptyState>
        }
      >
        {(bets) => (
          <ul className={styles.bets}>
            {bets.map((bet) => (
              <li key={bet.id}>
                <Row bet={bet} mostCounted={bonus.mostCounted} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Dialog>
  );
}

function Row({ bet, mostCounted }: { bet: Bet; mostCounted: number }) {
  const t = useBonusTexts();
  const money = useMoneyText();
  const language = useLanguage();
  return (
    <article className={styles.bet}>
      <div>
        <h3>{bet.game ?? t('unknownGame')}</h3>
        <time dateTime={bet.createTime}>{momentText(bet.createTime, language)}</time>
      </div>
      <p className={styles.figures}>
        <strong data-counts={bet.counted > 0 || undefined}>
          {t('counts', { amount: money(bet.counted, bet.currency) })}
        </strong>
        <span>{t('stake', { amount: money(bet.stake, bet.currency) })}</span>
      </p>
      <p className={styles.why}>{whyOf(t, money, bet, mostCounted)}</p>
    </article>
  );
}

function whyOf(
  t: ReturnType<typeof useBonusTexts>,
  money: ReturnType<typeof useMoneyText>,
  { reason, percent, currency }: Bet,
  mostCounted: number,
): string {
  if (reason === 'expired') return t('afterEnd');
  if (reason === 'category') return percent > 0 ? t('category', { percent }) : t('categoryNone');
  if (reason !== 'mostCounted') return t(reason);
  const most = money(mostCounted, currency);
  if (percent === 0) return t('categoryNone');
  return percent < 100 ? t('mostCountedShare', { most, percent }) : t('mostCounted', { most });
}
