import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import { longDayText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { signedMoneyText } from '../../../lib/protection/signed-money.ts';
import { useCall } from '../../../lib/query.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { Member } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Money } from '../../../ui/money.tsx';
import page from '../protection.module.css';
import { Section } from '../section.tsx';
import { useSafetyTexts } from '../texts/index.ts';
import styles from './played.module.css';
import { dayIn, daysOf, type PlayedPeriod, playedPeriods } from './played-period.ts';

type Summary = CallOutput<'/sys/protection/summary'>;
type Played = Pick<Summary, 'staked' | 'won' | 'net' | 'deposited' | 'paidOut'>;

/** What was lost and won, paid in and out: over a period, and since joining. */
export function PlayedSection({ member, timeZone }: { member: Member; timeZone: string }) {
  const t = useSafetyTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const [period, setPeriod] = useState<PlayedPeriod | 'ownDays'>('thirtyDays');
  const [own, setOwn] = useState(() => daysOf('thirtyDays', timeZone));
  const today = dayIn(timeZone, serverNow());
  const days = period === 'ownDays' ? own : daysOf(period, timeZone);
  const { data, error, isPending, refetch } = useCall('/sys/protection/summary', days);
  const lifetime = data?.lifetime;

  return (
    <Section title={t('playedTitle')}>
      <div className={styles.period}>
        <Picker
          label={t('sincePeriod')}
          options={[...playedPeriods, 'ownDays' as const].map((one) => ({ value: one, label: t(one) }))}
          value={period}
          onChange={(next) => {
            if (period !== 'ownDays') setOwn(daysOf(period, timeZone));
            setPeriod(next as typeof period);
          }}
        />
        {period === 'ownDays' && (
          <>
            <TextField
              label={common('fromDay')}
              type="date"
              max={today}
              value={own.from}
              onChange={(from) => from && setOwn({ ...own, from })}
            />
            <TextField
              label={common('untilDay')}
              type="date"
              max={today}
              value={own.to}
              onChange={(to) => to && setOwn({ ...own, to })}
            />
          </>
        )}
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && (
        <div className={page.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
      {data && lifetime && (
        <div className={styles.both}>
          <Figures title={t('inPeriod')} played={data} member={member} />
          <Figures
            title={t('sinceJoining', { day: longDayText(lifetime.since, language) })}
            played={lifetime}
            member={member}
          />
          <p className={styles.total}>
            <span>{t('netDeposits')}</span>
            <strong>
              <Money value={lifetime.netDeposits} currency={member.currency} />
            </strong>
            <small>{t('netDepositsText')}</small>
          </p>
        </div>
      )}
      <p>
        <Button variant="quiet" size="s" icon="clock" onClick={() => openPopup('transactions')}>
          {t('toHistory')}
        </Button>
      </p>
    </Section>
  );
}

function Figures({ title, played, member: { currency } }: { title: string; played: Played; member: Member }) {
  const t = useSafetyTexts();
  const language = useLanguage();
  const money = (value: number) => <Money value={value} currency={currency} />;
  return (
    <div className={styles.figures}>
      <h3>{title}</h3>
      <FigureList
        figures={[
          { name: t('staked'), value: money(played.staked) },
          { name: t('won'), value: money(played.won) },
          { name: t('net'), value: signedMoneyText(played.net, currency, language), isSum: true },
          { name: t('deposited'), value: money(played.deposited) },
          { name: t('paidOut'), value: money(played.paidOut) },
        ]}
      />
    </div>
  );
}
