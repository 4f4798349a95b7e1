import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { useGroupTexts } from './texts/index.ts';
import { daysOf, isOver, type Job, latestWeek, utcDayText } from './weeks.ts';

export interface Paying {
  job: Job;
  /** Of a run that is made again. */
  week?: string;
}

const jobs = ['cashback', 'fridayFun', 'inactivityFee'] as const satisfies readonly Job[];

/** Asks for a run; before it is asked for it says of which days, and for whom. */
export function PayWeekDialog({ job, week, close }: Paying & { close: () => void }) {
  const t = useGroupTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const [of, setOf] = useState({ job, week: week ?? latestWeek('cashback', new Date()) });
  const days = of.job === 'inactivityFee' ? undefined : daysOf(of.job, of.week.trim());
  const isFee = of.job === 'inactivityFee';
  return (
    <ActionDialog
      title={t(isFee ? 'takeFee' : 'payWeek')}
      fields={[
        {
          name: 'job',
          label: t('job'),
          kind: 'select',
          initial: job,
          half: true,
          options: jobs.map((value) => ({ value, label: t(`job_${value}`) })),
        },
        ...(isFee
          ? []
          : [
              {
                name: 'week',
                label: t('week'),
                kind: 'text',
                required: true,
                initial: of.week,
                maxLength: 8,
                half: true,
              } as const,
            ]),
        {
          name: 'reason',
          label: common('reason'),
          about: common('reasonForTheRecord'),
          kind: 'area',
          required: true,
          maxLength: 300,
        },
      ]}
      submit={t(isFee ? 'takeFee' : 'pay')}
      onChange={(name, value) => setOf({ ...of, [name]: value })}
      onSubmit={async ({ week: typed = '', reason = '' }) => {
        if (of.job !== 'inactivityFee' && !isOver(of.job, typed, new Date())) return t('weekWrong');
        const answer = await post('/operator/bonus/run', {
          job: of.job,
          ...(isFee ? {} : { week: typed }),
          reason,
        });
        if (!answer.ok) return answer.message;
        showToast(t('payAsked'), 'success');
        await reload('/operator/bonus/runs');
        return undefined;
      }}
      onClose={close}
    >
      <p>
        {of.job === 'inactivityFee'
          ? t('payAbout_inactivityFee')
          : days
            ? t(`payAbout_${of.job}`, {
                from: utcDayText(days.from, language),
                until: utcDayText(days.until, language),
              })
            : t('weekWrong')}
      </p>
      <p>{t('payOnce')}</p>
    </ActionDialog>
  );
}
