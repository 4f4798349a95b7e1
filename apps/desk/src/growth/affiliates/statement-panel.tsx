import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post, waitsForSecond } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { CheckAgain, type Checked } from '../../ui/check-again.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './affiliates.module.css';
import { monthText, type Statement, statementTones } from './affiliates-view.ts';
import { useAffiliateTexts } from './texts/index.ts';

type Decision = 'approve' | 'hold' | 'release' | 'markPaid';

const decisionsOf: Record<Statement['state'], readonly Decision[]> = {
  closed: ['approve', 'hold'],
  carried: [],
  held: ['release'],
  approved: ['hold', 'markPaid'],
  paying: ['markPaid'],
  paid: [],
  failed: ['approve', 'hold'],
};

/** One month of a partner: its figures line by line, its days, and what can be decided. */
export function StatementPanel({ of, close }: { of: Statement; close: () => void }) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const may = useMay();
  const [decision, setDecision] = useState<Decision>();
  const possible = may('affiliates.pay') && of.approval === null ? decisionsOf[of.state] : [];
  return (
    <SidePanel title={`${of.company} · ${monthText(of.month, language)}`} close={close}>
      {possible.length > 0 && (
        <div className={styles.decisions}>
          {possible.map((one) => (
            <Button
              key={one}
              size="xs"
              variant={one === 'approve' || one === 'release' ? 'filled' : 'default'}
              onClick={() => setDecision(one)}
            >
              {t(one)}
            </Button>
          ))}
        </div>
      )}
      {of.approval !== null && <p className={styles.late}>{t('waitsApproval', { id: of.approval })}</p>}
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={statementTones[of.state]}>{t(`statement_${of.state}`)}</Tag>
        </Fact>
        <Fact name={t('plan')}>{`${of.plan} · ${of.planVersion}`}</Fact>
        <Fact name={t('due')}>{of.dueDay}</Fact>
        {of.by && <Fact name={t('decidedBy')}>{of.by}</Fact>}
        {of.reason && <Fact name={t('reason')}>{of.reason}</Fact>}
        {of.reference && <Fact name={t('reference')}>{of.reference}</Fact>}
      </Facts>
      <Lines of={of} />
      <Days of={of} />
      <Verification of={of} />
      {decision && <DecisionDialog of={of} decision={decision} close={() => setDecision(undefined)} />}
    </SidePanel>
  );
}

function Lines({ of: { lines, currency } }: { of: Statement }) {
  const t = useAffiliateTexts();
  const rows = [
    [t('line_ngr'), lines.ngr],
    [t('line_share', { percent: lines.percent }), lines.share],
    [t('line_cpa', { count: lines.qualified }), lines.cpa],
    [t('line_cpaBack', { count: lines.takenBack }), lines.cpaBack],
    [t('line_capped'), lines.capped],
    [t('line_adjustments'), lines.adjustments],
    [t('line_carriedIn'), lines.carriedIn],
    [t('line_total'), lines.total],
    [t('line_payable'), lines.payable],
    [t('line_carriedOut'), lines.carriedOut],
  ] as const;
  return (
    <PlainTable
      label={t('statements')}
      heads={[
        { name: t('tab_statements'), phone: true },
        { name: t('amount'), figures: true, phone: true },
      ]}
      rows={rows}
      rowKey={([name]) => name}
      cells={([name, value]) => [name, <ExactMoney key="value" value={value} currency={currency} />]}
    />
  );
}

function Days({ of: { lines, currency } }: { of: Statement }) {
  const t = useAffiliateTexts();
  if (lines.sums.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('days')}</h3>
      <PlainTable
        label={t('days')}
        heads={[
          { name: t('day'), phone: true },
          { name: t('ngr'), figures: true, phone: true },
          { name: t('chargebacks'), figures: true },
          { name: t('converted'), figures: true, phone: true },
        ]}
        rows={lines.sums}
        rowKey={({ day, currency: own }) => `${day} ${own}`}
        cells={(sum) => [
          sum.day,
          <ExactMoney key="ngr" value={sum.ngr} currency={sum.currency} />,
          <ExactMoney key="back" value={sum.chargebacks} currency={sum.currency} />,
          <ExactMoney key="converted" value={sum.converted} currency={currency} />,
        ]}
      />
    </section>
  );
}

function Verification({ of }: { of: Statement }) {
  const t = useAffiliateTexts();
  const check = async (): Promise<Checked> => {
    const answer = await post('/operator/affiliate/verifyStatement', { id: of.id });
    if (!answer.ok) return { text: answer.message, good: false };
    const { matches, digest } = answer.data;
    return { text: matches ? t('matches') : t('differs', { digest }), good: matches };
  };
  return (
    <section className={styles.section}>
      <Facts>
        <Fact name={t('digest')}>
          <Hash value={of.digest} />
        </Fact>
      </Facts>
      <CheckAgain label={t('verify')} check={check} />
    </section>
  );
}

function DecisionDialog({ of, decision, close }: { of: Statement; decision: Decision; close: () => void }) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const { id, digest } = of;
  const decide = async ({ reason = '', reference = '' }: Record<string, string>): Promise<string | undefined> => {
    const answer =
      decision === 'approve'
        ? await post('/operator/affiliate/approveStatement', { id, digest, reason })
        : decision === 'release'
          ? await post('/operator/affiliate/releaseStatement', { id, digest, reason })
          : decision === 'hold'
            ? await post('/operator/affiliate/holdStatement', { id, reason })
            : await post('/operator/affiliate/markPaid', { id, reference, reason });
    await reload(
      '/operator/affiliate/statements',
      '/operator/affiliate/get',
      '/operator/approval/list',
      '/operator/queue/summary',
    );
    if (answer.ok) showToast(t('done'), 'success');
    else if (answer.error === waitsForSecond) showToast(t('waits'), 'info');
    else return answer.message;
    return undefined;
  };
  const fields: ActionField[] = [
    ...(decision === 'markPaid'
      ? [{ name: 'reference', label: t('reference'), kind: 'text' as const, required: true, maxLength: 100 }]
      : []),
    { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 },
  ];
  return (
    <ActionDialog
      title={`${t(decision)}: ${of.company}, ${monthText(of.month, language)}`}
      fields={fields}
      submit={t(decision)}
      tone={decision === 'hold' ? 'red' : 'green'}
      onSubmit={decide}
      onClose={close}
    >
      {decision === 'approve' ? (
        <p>
          <strong>
            <ExactMoney value={of.lines.payable} currency={of.currency} />
          </strong>
          {` → ${of.company}. `}
          {t('waits')}
        </p>
      ) : (
        <p>{t(`${decision}About`)}</p>
      )}
    </ActionDialog>
  );
}
