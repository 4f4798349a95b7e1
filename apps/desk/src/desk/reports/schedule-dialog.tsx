import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { Answered } from '../../ui/states.tsx';
import { reportCalls, type Schedule } from './reports-view.ts';
import { type ReportText, useReportTexts } from './texts/index.ts';

interface ScheduleDialogProps {
  reportId: number;
  /** Undefined: a new one. */
  schedule: Schedule | undefined;
  close: () => void;
}

type People = { id: number; name: string }[];

/** When a report is sent, and to which colleagues. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const query = useCall('/operator/report/recipients', {});
  return <Answered query={query}>{({ people }) => <Dialog people={people} {...props} />}</Answered>;
}

function Dialog({ people, reportId, schedule, close }: ScheduleDialogProps & { people: People }) {
  const t = useReportTexts();
  const [every, setEvery] = useState<Schedule['every']>(schedule?.every ?? 'day');
  const fields = useFields(people, schedule, every);
  return (
    <ActionDialog
      title={t(schedule ? 'changeSchedule' : 'addSchedule')}
      fields={fields}
      submit={t('save')}
      onClose={close}
      onChange={(name, value) => name === 'every' && setEvery(value as Schedule['every'])}
      onSubmit={async (values) => {
        const wanted = (values.recipients ?? '')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '');
        const unknown = wanted.find((name) => !people.some((one) => one.name === name));
        if (unknown !== undefined) return t('recipientUnknown', { name: unknown });
        const answer = await post('/operator/report/schedule/save', {
          ...(schedule && { id: schedule.id }),
          reportId,
          every,
          time: (values.time ?? '').trim(),
          zone: values.zone ?? 'UTC',
          weekday: every === 'week' ? Number(values.weekday || '1') : null,
          monthDay: every === 'month' ? Number(values.monthDay || '1') : null,
          recipients: wanted.map((name) => people.find((one) => one.name === name)!.id),
          isOn: values.isOn !== 'off',
        });
        if (!answer.ok) return answer.message;
        await reload(...reportCalls);
        showToast(t('scheduleSaved'), 'success');
        return undefined;
      }}
    />
  );
}

const zones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

function useFields(people: People, schedule: Schedule | undefined, every: Schedule['every']): ActionField[] {
  const t = useReportTexts();
  const options = <K extends string>(values: readonly K[], label: (value: K) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return [
    {
      ...{ name: 'every', label: t('every'), kind: 'select', half: true, initial: schedule?.every ?? 'day' },
      options: options(['day', 'week', 'month'] as const, (value) => t(`every_${value}`)),
    },
    {
      ...{ name: 'time', label: t('time'), about: t('timeAbout'), kind: 'text', required: true, half: true },
      ...{ maxLength: 5, initial: schedule?.time ?? '06:30' },
    },
    ...(every === 'week'
      ? [
          {
            ...({ name: 'weekday', label: t('weekday'), kind: 'select' } as const),
            initial: String(schedule?.weekday ?? 1),
            options: options(['1', '2', '3', '4', '5', '6', '7'], (value) => t(`weekday_${value}` as ReportText)),
          },
        ]
      : []),
    ...(every === 'month'
      ? [
          {
            ...({ name: 'monthDay', label: t('monthDay'), about: t('monthDayAbout'), kind: 'number' } as const),
            initial: String(schedule?.monthDay ?? 1),
          },
        ]
      : []),
    {
      ...{ name: 'zone', label: t('zone'), kind: 'select', initial: schedule?.zone ?? 'UTC' },
      options: options(zones(), (value) => value),
    },
    {
      ...{ name: 'recipients', label: t('recipients'), kind: 'area', required: true, maxLength: 1000 },
      about: t('recipientsAbout', { names: people.map(({ name }) => name).join(', ') }),
      initial: schedule?.recipients.map(({ name }) => name).join(', ') ?? '',
    },
    {
      ...{ name: 'isOn', label: t('isOn'), kind: 'select', initial: schedule?.isOn === false ? 'off' : 'on' },
      options: options(['on', 'off'] as const, (value) => t(value)),
    },
  ];
}
