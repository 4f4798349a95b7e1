import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { countText, momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useAction } from '../../lib/query.ts';
import styles from './journeys.module.css';
import { type Journey, journeyCalls } from './journeys-view.ts';
import { Costs, StepNumbers } from './step-numbers.tsx';
import { numberOfStep } from './step-words.ts';
import { useJourneyTexts } from './texts/index.ts';

type Trial = NonNullable<Journey['trial']>;

/** Walks the players of the last days through the shown version. */
export function TrialPart({ of: { id, version, trial, definition } }: { of: Journey }) {
  const t = useJourneyTexts();
  const may = useMay();
  const action = useAction('/operator/journey/try', { reloads: [...journeyCalls] });
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    action.mutate({ id, version, days: Number(new FormData(event.currentTarget).get('days')) });
  };
  const shown = action.data ?? trial;
  return (
    <section className={styles.section}>
      <h3>{t('tryIt')}</h3>
      {may('campaigns.send') && (
        <form className={styles.typed} onSubmit={run}>
          <TextInput
            size="xs"
            type="number"
            name="days"
            min={1}
            max={92}
            required
            label={t('tryDays')}
            defaultValue="30"
          />
          <Button type="submit" size="xs" variant="default" loading={action.isPending}>
            {t('run')}
          </Button>
        </form>
      )}
      <p className={styles.quiet}>{t('tryAbout')}</p>
      {action.error && (
        <p role="alert" className={styles.bad}>
          {action.error.message}
        </p>
      )}
      {shown && <Found of={shown} steps={definition.steps} />}
    </section>
  );
}

function Found({ of, steps }: { of: Trial; steps: Journey['definition']['steps'] }) {
  const t = useJourneyTexts();
  const language = useLanguage();
  const { entered, more, isBound, by, time, messages, costs } = of;
  return (
    <>
      <p role="status" className={styles.note}>
        <strong>{t('found', { entered: countText(entered, language) })}</strong> {more && t('foundMore')}{' '}
        {isBound && t('foundBound')} {t('messagesSent', messages)}.
      </p>
      <p>
        {t('largestCost')}: {costs.length === 0 && t('noCost')}
      </p>
      {costs.length > 0 && <Costs costs={costs} />}
      {entered > 0 && (
        <ol className={styles.found}>
          {of.steps.map((counts) => (
            <li key={counts.step}>
              <b>{numberOfStep(counts.step)}</b> <StepNumbers counts={counts} kinds={steps} />
            </li>
          ))}
        </ol>
      )}
      <small className={styles.quiet}>
        {t('tried', { by: by.replace(/^operator:/, ''), time: momentText(time, language) })}
      </small>
    </>
  );
}
