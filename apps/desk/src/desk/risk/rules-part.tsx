import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { SeverityTag } from '../../ui/facts/risk-tags.tsx';
import { Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { OpenedList } from './opened-list.tsx';
import styles from './risk.module.css';
import type { PartProps, Rule, RuleKind } from './risk-view.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { RulePanel } from './rule-panel.tsx';
import { RuleStateTags } from './rule-tags.tsx';
import { ruleSentence } from './rule-words.ts';
import { useRiskTexts } from './texts/index.ts';

export function RulesPart(props: PartProps) {
  const { view, show } = props;
  const t = useRiskTexts();
  const may = useMay();
  const query = useCall('/operator/risk/rule/list', {});
  const columns = useRuleColumns(view.row !== undefined);
  const [writing, setWriting] = useState<{ kinds: readonly RuleKind[]; of?: Rule }>();
  const { rules = [], kinds = [] } = query.data ?? {};
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.quiet}>{t('rulesAbout')}</p>
        {may('rules.edit') && (
          <div className={styles.actions}>
            <Button size="xs" disabled={kinds.length === 0} onClick={() => setWriting({ kinds })}>
              {t('newRule')}
            </Button>
          </div>
        )}
      </div>
      <OpenedList<Rule>
        view={view}
        show={show}
        label={t('tab_rules')}
        list={{
          rows: rules,
          error: query.data ? null : query.error,
          isPending: query.isPending,
          refetch: query.refetch,
        }}
        rowId={({ code }) => code}
        columns={columns}
        empty={<Notice title={t('rulesNone')} />}
        panel={(code, close) => (
          <RulePanel key={code} {...props} code={code} close={close} change={(of) => setWriting({ kinds, of })} />
        )}
      />
      {writing && (
        <RuleDialog
          {...writing}
          saved={(code) => show({ tab: 'rules', row: code }, true)}
          close={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

function useRuleColumns(narrow: boolean): Columns<Rule> {
  const t = useRiskTexts();
  const language = useLanguage();
  return useMemo(
    () => [
      column<Rule>('code', t('rule'), ({ code }) => code, {
        ...(narrow ? {} : { width: '220px' }),
        phone: true,
      }),
      ...(narrow
        ? []
        : [
            column<Rule>('kind', t('kind'), ({ kind }) => t(`kind_${kind}`), { width: '236px' }),
            column<Rule>('says', t('says'), (rule) => ruleSentence(t, rule, language)),
          ]),
      ...(narrow
        ? []
        : [
            column<Rule>('severity', t('severity'), ({ severity }) => <SeverityTag severity={severity} />, {
              width: '124px',
            }),
          ]),
      column<Rule>('state', t('state'), (rule) => <RuleStateTags {...rule} />, { width: '224px', phone: true }),
      ...(narrow
        ? []
        : [
            column<Rule>('alerts', t('in30Days'), ({ alertsIn30Days }) => countText(alertsIn30Days, language), {
              figures: true,
              width: '148px',
            }),
          ]),
    ],
    [t, language, narrow],
  );
}
