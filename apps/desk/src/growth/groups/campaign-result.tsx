import type { CampaignKind } from '@fairhouse/contract/operator';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

const spans = [1, 7, 30, 92];

/** What is known of those who were reached, by currency. */
export function CampaignResult({ id, kind }: { id: number; kind: CampaignKind }) {
  const t = useGroupTexts();
  const language = useLanguage();
  const [days, setDays] = useState(7);
  const query = useCall('/operator/campaign/result', { id, days }, { keep: true });
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h3>{t('result')}</h3>
        <NativeSelect
          size="xs"
          aria-label={t('resultDays')}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={spans.map((span) => ({ value: String(span), label: t('days', { count: span }) }))}
        />
      </header>
      <p className={styles.quiet}>{t('resultAbout')}</p>
      <Answered query={query}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <p className={styles.quiet}>{t('nobodyReached')}</p>
          ) : (
            currencies.map(({ currency, reached, given, bonuses, read, depositors, deposits }) => {
              const money = (value: number) => <Money value={value} currency={currency} />;
              return (
                <Facts key={currency}>
                  <Fact name={t('reached')}>
                    {countText(reached, language)} · {currency}
                  </Fact>
                  {(kind === 'gift' || kind === 'bonus' || kind === 'freeRounds') && (
                    <Fact name={t('given')}>{money(given)}</Fact>
                  )}
                  {bonuses && (
                    <>
                      <Fact name={t('bonusesOpen')}>{countText(bonuses.open, language)}</Fact>
                      <Fact name={t('bonusesReleased')}>{countText(bonuses.released, language)}</Fact>
                      <Fact name={t('bonusesEnded')}>{countText(bonuses.ended, language)}</Fact>
                      <Fact name={t('wagered')}>{money(bonuses.wagered)}</Fact>
                      <Fact name={t('converted')}>{money(bonuses.converted)}</Fact>
                      <Fact name={t('forfeited')}>{money(bonuses.forfeited)}</Fact>
                    </>
                  )}
                  {read !== null && <Fact name={t('read')}>{countText(read, language)}</Fact>}
                  <Fact name={t('depositors')}>{countText(depositors, language)}</Fact>
                  <Fact name={t('deposits')}>{money(deposits)}</Fact>
                </Facts>
              );
            })
          )
        }
      </Answered>
    </section>
  );
}
