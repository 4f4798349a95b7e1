import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/query.ts';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './risk.module.css';
import type { PartProps, Rule, Trial } from './risk-view.ts';
import { Section } from './section.tsx';
import { useRiskTexts } from './texts/index.ts';
import { stretchOf, usualStretch } from './trial-stretch.ts';

interface TryOutProps extends Pick<PartProps, 'openMember'> {
  rule: Rule;
}

/** Runs a version over days that are past. */
export function TryOut({ rule: { code, version }, openMember }: TryOutProps) {
  const t = useRiskTexts();
  const [usual] = useState(() => usualStretch(Date.now()));
  const action = useAction('/operator/risk/rule/try', {
    reloads: ['/operator/risk/rule/versions', '/operator/risk/rule/list'],
  });
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    action.mutate({ code, version, ...stretchOf(String(form.get('from')), String(form.get('until')), Date.now()) });
  };
  return (
    <Section title={t('tryIt')}>
      <form className={styles.typed} onSubmit={run}>
        <TextInput size="xs" type="date" name="from" required aria-label={t('from')} defaultValue={usual.from} />
        <TextInput size="xs" type="date" name="until" required aria-label={t('until')} defaultValue={usual.until} />
        <Button type="submit" size="xs" variant="default" loading={action.isPending}>
          {t('run')}
        </Button>
        <small className={styles.quiet}>{t('tryAbout')}</small>
      </form>
      {action.error && (
        <p role="alert" className={styles.bad}>
          {action.error.message}
        </p>
      )}
      {action.data && <Found of={action.data} openMember={openMember} />}
    </Section>
  );
}

function Found({ of, openMember }: { of: Trial } & Pick<PartProps, 'openMember'>) {
  const t = useRiskTexts();
  const language = useLanguage();
  const count = (number: number) => countText(number, language);
  const alerts = of.more ? t('moreThan', { count: count(of.alerts) }) : count(of.alerts);
  return (
    <div className={styles.found}>
      <p role="status" className={styles.good}>
        {of.alerts === 0
          ? t('foundNone')
          : t('found', { alerts, members: count(of.members), inCases: count(of.membersInCases) })}{' '}
        {of.more && t('foundMore')}
      </p>
      {of.alerts > 0 && (
        <>
          {of.days.length > 1 && (
            <DayBars
              caption={t('foundDays')}
              days={of.days.map(({ day, alerts: those }) => ({ day, value: BigInt(those) }))}
              format={(value) => count(Number(value))}
            />
          )}
          <table className="visually-hidden">
            <caption>{t('foundDays')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('foundDay')}</th>
                <th scope="col">{t('alerts')}</th>
              </tr>
            </thead>
            <tbody>
              {of.days
                .filter((one) => one.alerts > 0)
                .map(({ day, alerts: those }) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{those}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <p className={styles.quiet}>{t('foundOf')}</p>
          <PlainTable<Trial['first'][number]>
            label={t('foundOf')}
            heads={[
              { name: t('who'), phone: true },
              { name: t('firstSentence'), phone: true },
              { name: t('alerts'), figures: true, phone: true },
            ]}
            rows={of.first}
            rowKey={({ username }) => username}
            cells={(row) => [
              row.username,
              <span key="what">
                {row.sentence} <Moment at={row.time} /> {row.inCase && <Tag tone="casino">{t('inCase')}</Tag>}{' '}
                {row.muted && <Tag>{t('muted')}</Tag>}
              </span>,
              count(row.alerts),
            ]}
            onOpen={({ memberId }) => memberId !== null && openMember(memberId)}
            opens={({ memberId }) => memberId !== null}
          />
        </>
      )}
    </div>
  );
}
