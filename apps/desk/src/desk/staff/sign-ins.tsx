import type { OperatorCallInput, OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useCallName } from '../../lib/texts/names/index.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './staff.module.css';
import { useStaffTexts } from './texts.ts';

type Page = OperatorCallOutput<'/operator/staff/signIns'>;
type Outcome = Page['content'][number]['outcome'];

const tones: Record<Outcome, Tone> = {
  signedIn: 'good',
  signedOut: 'plain',
  refused: 'bad',
  locked: 'bad',
  denied: 'bad',
  shutOut: 'bad',
  otherBrowser: 'bad',
};
const outcomes = Object.keys(tones) as Outcome[];
const step = 50;

const means = ['passkey', 'password', 'link', 'token'] as const;

function meansText(t: ReturnType<typeof useStaffTexts>, code: string): string {
  const known = means.find((one) => one === code);
  return known ? t(`means_${known}`) : code;
}

/** Every sign-in, refusal and denial, the latest first. */
export function SignIns() {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const callName = useCallName();
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const [size, setSize] = useState(step);
  const input: OperatorCallInput<'/operator/staff/signIns'> = { pageSize: size };
  if (name) input.name = name;
  if (outcome) input.outcome = outcome;
  const query = useCall('/operator/staff/signIns', input, { keep: true });
  return (
    <>
      <search className={styles.filters}>
        <TextInput
          size="xs"
          aria-label={t('filterName')}
          placeholder={t('filterName')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={60}
        />
        <NativeSelect
          size="xs"
          aria-label={t('outcome')}
          value={outcome}
          onChange={(event) => setOutcome(event.currentTarget.value as Outcome | '')}
          data={[
            { value: '', label: t('anyOutcome') },
            ...outcomes.map((value) => ({ value, label: t(`out_${value}`) })),
          ]}
        />
      </search>
      <Answered query={query}>
        {({ content, last }) => (
          <>
            <PlainTable
              label={t('tab_signIns')}
              heads={[
                { name: t('time'), phone: true },
                { name: t('name'), phone: true },
                { name: t('outcome'), phone: true },
                { name: t('means') },
                { name: t('address') },
                { name: t('browser') },
              ]}
              rows={content}
              rowKey={({ id }) => id}
              cells={(one) => [
                <Moment key="time" at={one.createTime} />,
                one.name,
                <span key="outcome">
                  <Tag tone={tones[one.outcome]}>{t(`out_${one.outcome}`)}</Tag>{' '}
                  {one.call && <span title={one.call}>{callName(one.call)}</span>}
                </span>,
                one.means === null ? '–' : meansText(t, one.means),
                one.address,
                one.userAgent,
              ]}
              empty={t('noSignIns')}
            />
            {!last && size < 300 && (
              <Button variant="default" size="xs" onClick={() => setSize(Math.min(300, size + step))}>
                {common('more')}
              </Button>
            )}
          </>
        )}
      </Answered>
    </>
  );
}
