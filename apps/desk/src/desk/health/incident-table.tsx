import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { post } from '../../lib/api.ts';
import { spanText } from '../../lib/formats.ts';
import { reload } from '../../lib/query.ts';
import { useHealthRuleTexts } from '../../lib/texts/health-rules.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './health.module.css';
import { bytesText, type Incident } from './health-view.ts';
import { type HealthText, useHealthTexts } from './texts/index.ts';
import { useIncidentSubject } from './use-incident-subject.ts';

/** Incidents, each with who sees to it. */
export function IncidentTable({ label, rows, empty }: { label: string; rows: readonly Incident[]; empty: ReactNode }) {
  const t = useHealthTexts();
  const ruleName = useHealthRuleTexts();
  const [seen, setSeen] = useState<Incident>();
  return (
    <>
      <PlainTable<Incident>
        label={label}
        heads={[
          { name: t('incident'), phone: true },
          { name: t('facts') },
          { name: t('since'), phone: true, width: '130px' },
          { name: t('ended'), width: '130px' },
          { name: t('mailed'), figures: true, width: '90px' },
          { name: t('acknowledged'), phone: true, width: '190px' },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        cells={(one) => [
          <span key="what">
            {ruleName(one.rule)}
            <br />
            <IncidentSubject incident={one} />
          </span>,
          <IncidentFacts key="facts" facts={one.facts} />,
          <Moment key="since" at={one.beganTime} />,
          one.endedTime ? (
            <Moment key="ended" at={one.endedTime} />
          ) : (
            <Tag key="goesOn" tone="bad">
              {t('goesOn')}
            </Tag>
          ),
          one.mailedTo,
          one.acknowledgedBy ? (
            <span key="by">
              {one.acknowledgedBy.replace(/^operator:/, '')}
              <br />
              <span className={styles.quiet}>{one.note}</span>
            </span>
          ) : (
            <Button key="see" size="compact-xs" variant="default" onClick={() => setSeen(one)}>
              {t('acknowledge')}
            </Button>
          ),
        ]}
        empty={empty}
      />
      {seen && <AcknowledgeDialog incident={seen} close={() => setSeen(undefined)} />}
    </>
  );
}

/** Which process, queue, provider, chain, table, check, job or disk, in words where it has some. */
function IncidentSubject({ incident: { rule, subject } }: { incident: Incident }) {
  const subjectOf = useIncidentSubject();
  return (
    <span className={styles.quiet} title={subject}>
      {subjectOf(rule, subject)}
    </span>
  );
}

function IncidentFacts({ facts }: { facts: Incident['facts'] }) {
  const t = useHealthTexts();
  return (
    <span className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <span key={name}>
          {t(`fact_${name}` as HealthText)}: <FactValue name={name} value={value} />
        </span>
      ))}
    </span>
  );
}

function FactValue({ name, value }: { name: string; value: string | number }) {
  if (name.endsWith('Bytes')) return bytesText(Number(value));
  if (name.endsWith('Minutes') || name === 'minutes') return spanText(Number(value) * 60);
  if (name.endsWith('Seconds') || name === 'seconds') return spanText(Number(value));
  return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? <Moment at={String(value)} /> : value;
}

function AcknowledgeDialog({ incident, close }: { incident: Incident; close: () => void }) {
  const t = useHealthTexts();
  const ruleName = useHealthRuleTexts();
  return (
    <ActionDialog
      title={t('acknowledgeTitle', { name: ruleName(incident.rule) })}
      fields={[{ name: 'note', label: t('note'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t('acknowledge')}
      onSubmit={async ({ note = '' }) => {
        const answer = await post('/operator/health/acknowledge', { id: incident.id, note });
        if (!answer.ok) return answer.message;
        await reload('/operator/health/incidents');
        return undefined;
      }}
      onClose={close}
    >
      {t('acknowledgeAbout')}
    </ActionDialog>
  );
}
