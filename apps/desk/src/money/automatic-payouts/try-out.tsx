import { type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { countText, dayText, momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/query.ts';
import { usePayoutWords } from '../../lib/texts/payout-words.ts';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './automatic.module.css';
import { nameOf, type Rule } from './automatic-view.ts';
import { useAutomaticTexts } from './texts/index.ts';

type Trial = NonNullable<Rule['trial']>;

/** Judges the cash-outs of the last days by a version. */
export function TryOut({ rule: { currency, version, trial } }: { rule: Rule }) {
  const t = useAutomaticTexts();
  const action = useAction('/operator/payoutRule/try', {
    reloads: ['/operator/payoutRule/versions', '/operator/payoutRule/list'],
  });
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = Number(new FormData(event.currentTarget).get('days'));
    action.mutate({ currency, version, days });
  };
  const shown = action.data ?? trial;
  return (
    <section className={styles.section}>
      <h3>{t('tryIt')}</h3>
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
        <small className={styles.quiet}>
          {t('days')}. {t('tryAbout')}
        </small>
      </form>
      {action.error && (
        <p role="alert" className={styles.bad}>
          {action.error.message}
        </p>
      )}
      {shown && <Found of={shown} currency={currency} />}
    </section>
  );
}

function Found({ of, currency }: { of: Trial; currency: Currency }) {
  const t = useAutomaticTexts();
  const word = usePayoutWords();
  const language = useLanguage();
  const count = (number: number) => countText(number, language);
  const money = (value: number) => formatAmount(fromWire(value, currency)!, language);
  const values = {
    automatic: count(of.automatic),
    count: count(of.cashOuts),
    amount: money(of.automaticAmount),
    all: money(of.amount),
  };
  return (
    <div className={styles.found}>
      <p role="status" className={styles.good}>
        {of.cashOuts === 0 ? t('foundNone') : t('found', values)} {of.more && t('foundMore')}
      </p>
      {of.automatic > 0 && (
        <ul className={styles.after}>
          <li data-bad={of.refused > 0 || undefined}>
            <strong>{count(of.refused)}</strong> {t('refused')} ({money(of.refusedAmount)})
          </li>
          <li data-bad={of.disputed > 0 || undefined}>
            <strong>{count(of.disputed)}</strong> {t('disputed')} ({money(of.disputedAmount)})
          </li>
        </ul>
      )}
      {of.failed.length > 0 && (
        <PlainTable<Trial['failed'][number]>
          label={t('failed')}
          heads={[
            { name: t('failed'), phone: true },
            { name: t('count'), figures: true, phone: true, width: '112px' },
          ]}
          rows={of.failed}
          rowKey={({ check }) => check}
          cells={(row) => [word(`check_${row.check}`), count(row.count)]}
        />
      )}
    </div>
  );
}

/** The latest trial of a version, in a line. */
export function TrialLine({ trial: { automatic, cashOuts, from, until, by, time } }: { trial: Trial }) {
  const t = useAutomaticTexts();
  const language = useLanguage();
  const values = {
    automatic: countText(automatic, language),
    count: countText(cashOuts, language),
    from: dayText(from, language),
    until: dayText(until, language),
  };
  return (
    <>
      {t('triedAs', values)} ({t('triedBy', { by: nameOf(by), time: momentText(time, language) })})
    </>
  );
}
