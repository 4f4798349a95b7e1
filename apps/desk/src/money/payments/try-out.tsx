import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { countText, dayText, momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/query.ts';
import { Code } from '../../ui/facts/code.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './payments.module.css';
import { nameOf, type Version } from './payments-view.ts';
import { usePaymentsTexts } from './texts/index.ts';

type Trial = NonNullable<Version['trial']>;

/** Routes the deposits of the last days by a version, and shows the latest such trial. */
export function TryOut({ version: { version, trial }, mayTry }: { version: Version; mayTry: boolean }) {
  const t = usePaymentsTexts();
  const action = useAction('/operator/routing/try', { reloads: ['/operator/routing/list'] });
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    action.mutate({ version, days: Number(new FormData(event.currentTarget).get('days')) });
  };
  const shown = action.data ?? trial;
  return (
    <section className={styles.section}>
      <h2>{t('backTest', { version })}</h2>
      {mayTry && (
        <form className={styles.typed} onSubmit={run}>
          <TextInput
            size="xs"
            type="number"
            name="days"
            min={1}
            max={92}
            required
            aria-label={t('days')}
            defaultValue="30"
          />
          <Button type="submit" size="xs" variant="default" loading={action.isPending}>
            {t('run')}
          </Button>
          <small className={styles.quiet}>{t('tryAbout')}</small>
        </form>
      )}
      {action.error && (
        <p role="alert" className={styles.bad}>
          {action.error.message}
        </p>
      )}
      {shown ? <Found of={shown} /> : <p className={styles.quiet}>{t('tryFirst')}</p>}
    </section>
  );
}

function Found({ of }: { of: Trial }) {
  const t = usePaymentsTexts();
  const language = useLanguage();
  const count = (number: number) => countText(number, language);
  return (
    <>
      <p role="status">
        {t('found', { moved: count(of.moved), orders: count(of.orders), cascades: count(of.cascades) })}{' '}
        {of.more && t('foundMore')}
      </p>
      <p className={styles.quiet}>
        {dayText(of.from, language)} – {dayText(of.until, language)} · {nameOf(of.by)}, {momentText(of.time, language)}
      </p>
      {of.providers.length > 0 && (
        <PlainTable<Trial['providers'][number]>
          label={t('whereTo')}
          heads={[
            { name: t('provider'), phone: true },
            { name: t('went'), figures: true, phone: true },
            { name: t('wouldGo'), figures: true, phone: true },
            { name: t('acceptance'), figures: true },
            { name: t('interval'), figures: true },
          ]}
          rows={of.providers}
          rowKey={({ provider }) => provider}
          cells={({ provider, went, wouldGo, acceptance }) => [
            <Code key="provider" of="provider" code={provider} />,
            count(went),
            count(wouldGo),
            acceptance ? t('percent', { value: acceptance.percent }) : '–',
            acceptance ? t('range', { low: acceptance.low, high: acceptance.high }) : '–',
          ]}
        />
      )}
      {of.rules.length > 0 && (
        <PlainTable<Trial['rules'][number]>
          label={t('byRule')}
          heads={[
            { name: t('byRule'), phone: true },
            { name: t('orders'), figures: true, phone: true, width: '112px' },
          ]}
          rows={of.rules}
          rowKey={({ rule }) => rule ?? ''}
          cells={({ rule, orders }) => [rule ?? t('noRule'), count(orders)]}
        />
      )}
    </>
  );
}
