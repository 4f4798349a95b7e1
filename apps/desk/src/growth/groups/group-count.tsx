import type { GroupRule } from '@fairhouse/contract/operator';
import { useDebouncedValue } from '@mantine/hooks';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

/** Until anyone who writes has paused. */
const pauseMs = 400;

/** How many a rule means now, by currency, with some of them; undefined: it is not written to its end yet. */
export function GroupCount({ rule }: { rule: GroupRule | undefined }) {
  const t = useGroupTexts();
  const language = useLanguage();
  // Compared by what it says: each stroke makes another object.
  const [text] = useDebouncedValue(rule === undefined ? '' : JSON.stringify(rule), pauseMs);
  const query = useCall(
    '/operator/group/count',
    { rule: text === '' ? {} : JSON.parse(text) },
    { enabled: text !== '', keep: true, staleTimeMs: 30_000 },
  );
  const { data, error, isPlaceholderData } = query;
  const count = (members: number) => t('members', { count: countText(members, language) });
  return (
    <section className={styles.count} aria-live="polite" aria-busy={query.isFetching}>
      {text === '' ? (
        <p className={styles.quiet}>{t('fillIn')}</p>
      ) : error ? (
        <p className={styles.bad}>{error.message}</p>
      ) : !data ? (
        <p className={styles.quiet}>{t('counting')}</p>
      ) : data.members === null ? (
        <p className={styles.late}>{t('takesTooLong', { seconds: data.withinMs / 1000 })}</p>
      ) : (
        <div data-old={isPlaceholderData || undefined}>
          <p className={styles.total}>
            <strong>{data.members === 1 ? t('members', { count: 1 }) : count(data.members)}</strong>{' '}
            {data.currencies.map(({ currency, members }) => (
              <span key={currency} className={styles.share}>
                {currency} {countText(members, language)}
              </span>
            ))}
          </p>
          <PlainTable
            label={t('sample')}
            heads={[
              { name: t('member'), phone: true },
              { name: t('country'), phone: true },
              { name: t('currency') },
              { name: t('vip'), figures: true },
              { name: t('joined'), phone: true },
            ]}
            rows={data.sample}
            rowKey={({ id }) => id}
            cells={({ username, country, currency, vipLevel, createTime }) => [
              username,
              country,
              currency,
              vipLevel,
              <Moment key="joined" at={createTime} />,
            ]}
            empty={t('nobodyMeant')}
          />
        </div>
      )}
    </section>
  );
}
