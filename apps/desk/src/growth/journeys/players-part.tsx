import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { usePages } from '../../lib/pages.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './journeys.module.css';
import type { Journey, JourneyPlayer, ScreenProps } from './journeys-view.ts';
import { numberOfStep } from './step-words.ts';
import { useJourneyTexts } from './texts/index.ts';

const everyMs = 10_000;

/** Players of a journey, the latest first: where each is, or why they left. */
export function PlayersPart({ of, openMember }: { of: Journey } & Pick<ScreenProps, 'openMember'>) {
  const t = useJourneyTexts();
  const [step, setStep] = useState('');
  const query = usePages({
    path: '/operator/journey/players',
    input: { id: of.id, pageSize: 20, ...(step ? { step } : {}) },
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  return (
    <section className={styles.section}>
      <header className={styles.bar}>
        <h3>{t('players')}</h3>
        <NativeSelect
          size="xs"
          aria-label={t('atStep')}
          value={step}
          onChange={(event) => setStep(event.currentTarget.value)}
          data={[
            { value: '', label: t('anyStep') },
            ...of.definition.steps.map(({ id, kind }) => ({
              value: id,
              label: `${t('step', { number: numberOfStep(id) })}: ${t(`kind_${kind}`)}`,
            })),
          ]}
        />
      </header>
      <Paged query={query}>
        {(pages) => (
          <PlainTable<JourneyPlayer>
            label={t('players')}
            heads={[
              { name: t('player'), phone: true },
              { name: t('atStep'), figures: true, phone: true },
              { name: t('state'), phone: true },
              { name: t('entered') },
              { name: t('lookedAt') },
            ]}
            rows={pages.flatMap(({ rows }) => rows)}
            rowKey={({ id }) => id}
            cells={({ username, step: at, state, reason, enterTime, dueTime }) => [
              username,
              numberOfStep(at ?? 's'),
              reason === null ? t(`player_${state}`) : `${t(`player_${state}`)}: ${t(`left_${reason}`)}`,
              <Moment key="entered" at={enterTime} />,
              dueTime ? <Moment key="due" at={dueTime} /> : '–',
            ]}
            onOpen={({ memberId }) => openMember(memberId)}
            empty={<Notice title={t('noPlayers')} />}
          />
        )}
      </Paged>
    </section>
  );
}
