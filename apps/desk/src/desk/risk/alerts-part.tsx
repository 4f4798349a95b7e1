import { useMemo } from 'react';
import { useAlertSentence } from '../../lib/texts/alert-words.ts';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { AlertStateTag, SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { AlertPanel } from './alert-panel.tsx';
import { FilteredList } from './filtered-list.tsx';
import { type Alert, alertInputOf, alertStates, type PartProps, severities } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { useWalk } from './use-walk.ts';

/** Every alert there was, in any state; those that wait are decided in their queue. */
export function AlertsPart(props: PartProps) {
  const { view, show } = props;
  const t = useRiskTexts();
  const word = useRiskWords();
  const list = useWalk('/operator/risk/alert/list', alertInputOf(view));
  const columns = useAlertColumns(view.row !== undefined);
  return (
    <FilteredList<Alert>
      view={view}
      show={show}
      label={t('tab_alerts')}
      list={list}
      choices={[
        {
          name: 'state',
          label: t('state'),
          options: [
            { value: '', label: t('state_any') },
            ...alertStates.map((value) => ({ value, label: word(`alert_${value}`) })),
          ],
        },
        {
          name: 'severity',
          label: t('severity'),
          options: [
            { value: '', label: `${t('severity')}: ${t('any')}` },
            ...severities.map((value) => ({ value, label: word(`severity_${value}`) })),
          ],
        },
      ]}
      typed={['rule', 'member', 'case']}
      columns={columns}
      empty={<Notice title={t('alertsNone')}>{t('alertsNoneAbout')}</Notice>}
      panel={(row, close) => <AlertPanel key={row} {...props} row={row} close={close} />}
    />
  );
}

/** Beside an open one there is room for what tells the rows apart. */
function useAlertColumns(narrow: boolean): Columns<Alert> {
  const t = useRiskTexts();
  const sentenceOf = useAlertSentence();
  return useMemo(
    () => [
      column<Alert>('time', t('time'), ({ time }) => <Moment at={time} />, { width: '132px', phone: true }),
      column<Alert>('severity', t('severity'), ({ severity }) => <SeverityTag severity={severity} />, {
        width: '124px',
      }),
      column<Alert>('who', t('who'), ({ username }) => username ?? '–', { width: '110px', phone: true }),
      ...(narrow
        ? []
        : [
            column<Alert>('rule', t('rule'), ({ rule }) => rule, { width: '200px' }),
            column<Alert>('what', t('what'), sentenceOf),
          ]),
      column<Alert>('state', t('state'), ({ state }) => <AlertStateTag state={state} />, {
        width: '116px',
        phone: true,
      }),
    ],
    [t, sentenceOf, narrow],
  );
}
