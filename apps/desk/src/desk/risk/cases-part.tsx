import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useMay, usePerson } from '../../lib/person.ts';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { Age } from '../../ui/facts/moment.tsx';
import { CaseStateTag, SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { CasePanel } from './case-panel.tsx';
import { FilteredList } from './filtered-list.tsx';
import { OpenCaseDialog } from './open-case-dialog.tsx';
import { type Case, caseInputOf, caseStates, outcomes, type PartProps } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { useWalk } from './use-walk.ts';

export function CasesPart(props: PartProps) {
  const { view, show } = props;
  const t = useRiskTexts();
  const word = useRiskWords();
  const may = useMay();
  const me = usePerson();
  const list = useWalk('/operator/risk/case/list', caseInputOf(view, me.name));
  const columns = useCaseColumns(view.row !== undefined);
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <FilteredList<Case>
        view={view}
        show={show}
        label={t('tab_cases')}
        list={list}
        choices={[
          {
            name: 'state',
            label: t('state'),
            options: caseStates.map((value) => ({
              value,
              label: value === 'working' || value === 'any' ? t(`state_${value}`) : word(`case_${value}`),
            })),
          },
          {
            name: 'outcome',
            label: t('outcome'),
            options: [
              { value: '', label: `${t('outcome')}: ${t('any')}` },
              ...outcomes.map((value) => ({ value, label: word(`outcome_${value}`) })),
            ],
          },
          {
            name: 'who',
            label: t('whose'),
            options: [
              { value: '', label: t('whose_any') },
              { value: 'mine', label: t('whose_mine') },
            ],
          },
        ]}
        typed={['member']}
        actions={
          may('risk.decide') && (
            <Button size="xs" onClick={() => setOpening(true)}>
              {t('openCase')}
            </Button>
          )
        }
        columns={columns}
        empty={<Notice title={t('casesNone')}>{t('casesNoneAbout')}</Notice>}
        panel={(row, close) => <CasePanel key={row} {...props} row={row} close={close} />}
      />
      {isOpening && (
        <OpenCaseDialog
          opened={(id) => show({ tab: 'cases', row: String(id) }, true)}
          close={() => setOpening(false)}
        />
      )}
    </>
  );
}

function useCaseColumns(narrow: boolean): Columns<Case> {
  const t = useRiskTexts();
  return useMemo(
    () => [
      column<Case>('id', t('id'), ({ id }) => id, { figures: true, width: '72px' }),
      column<Case>('title', t('caseTitle'), ({ title }) => title, { phone: true }),
      ...(narrow
        ? []
        : [
            column<Case>('members', t('members'), ({ members }) =>
              members.length === 0 ? '–' : members.map(({ username }) => username).join(', '),
            ),
            column<Case>('alerts', t('alerts'), ({ alerts }) => alerts, { figures: true, width: '108px' }),
            column<Case>('with', t('with'), ({ assignedTo }) => assignedTo ?? '–', { width: '150px' }),
          ]),
      column<Case>('severity', t('severity'), ({ severity }) => <SeverityTag severity={severity} />, {
        width: '124px',
      }),
      column<Case>('age', t('age'), ({ openTime }) => <Age since={openTime} />, { figures: true, width: '88px' }),
      column<Case>('state', t('state'), (one) => <CaseStateTag {...one} />, { width: '152px', phone: true }),
    ],
    [t, narrow],
  );
}
