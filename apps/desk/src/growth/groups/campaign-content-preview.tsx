import type { CampaignContent } from '@fairhouse/contract/operator';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

/** What each member is to have, exactly. */
export function CampaignContentPreview({ content, label }: { content: CampaignContent; label?: string }) {
  const t = useGroupTexts();
  if (content.kind === 'message') {
    return (
      <section className={styles.says}>
        {content.offers && <p className={styles.quiet}>{`${t('offers')}. ${t('offersAbout')}`}</p>}
        <h3>{t('english')}</h3>
        <p lang="en">{content.english}</p>
        <h3>{t('filipino')}</h3>
        <p lang="fil">{content.filipino}</p>
      </section>
    );
  }
  if (content.kind === 'promotion') {
    return (
      <p>
        {t('promotion')} {content.promotionId}
      </p>
    );
  }
  if (content.kind === 'freeRounds') {
    const { game, count, days, wagering, stakes } = content;
    return (
      <>
        <p>{t(wagering > 0 ? 'freeRoundsBonus' : 'freeRoundsCash', { game, count, days, times: wagering })}</p>
        <PlainTable
          label={label ?? t('amounts')}
          heads={[
            { name: t('currency'), phone: true },
            { name: t('freeRounds_stake'), figures: true, phone: true },
            { name: t('freeRounds_winMost'), figures: true, phone: true },
            { name: t('freeRounds_most'), figures: true },
          ]}
          rows={stakes}
          rowKey={({ currency }) => currency}
          cells={({ currency, stake, winMost, most }) => [
            currency,
            <ExactMoney key="stake" value={stake} currency={currency} />,
            <ExactMoney key="winMost" value={winMost} currency={currency} />,
            <ExactMoney key="most" value={most} currency={currency} />,
          ]}
        />
      </>
    );
  }
  return (
    <PlainTable
      label={label ?? t('amounts')}
      heads={[
        { name: t('currency'), phone: true },
        { name: t('each'), figures: true, phone: true },
        { name: t('most'), figures: true, phone: true },
      ]}
      rows={content.amounts}
      rowKey={({ currency }) => currency}
      cells={({ currency, each, most }) => [
        currency,
        <ExactMoney key="each" value={each} currency={currency} />,
        <ExactMoney key="most" value={most} currency={currency} />,
      ]}
    />
  );
}
