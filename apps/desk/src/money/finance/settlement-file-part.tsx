import { Icon } from '@fairhouse/ui/icon.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Choice } from '../../ui/choices/choice.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { DecideSettlementDialog } from './decide-settlement-dialog.tsx';
import styles from './finance.module.css';
import {
  matchOf,
  type PartProps,
  type SettlementFile,
  type SettlementLine,
  settlementMatches,
  settlementTones,
} from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

const matchTones: Record<SettlementLine['match'], Tone> = {
  matched: 'good',
  amountDiffers: 'bad',
  unknown: 'bad',
  missingInFile: 'late',
  duplicate: 'late',
  none: 'plain',
};

/** One file: what it comes to, what of it agrees with our books, and every line. */
export function SettlementFilePart({ id, view, show }: PartProps & { id: number }) {
  const t = useMoneyTexts();
  const query = useCall('/operator/settlement/get', { id });
  const back = () => show({ tab: 'settlements' });
  const choose = (match: string | undefined) =>
    show({ tab: 'settlements', row: String(id), ...(match ? { kind: match } : {}) }, true);
  useKeys({ close: back });
  return (
    <div className={styles.part}>
      <div className={styles.dates}>
        <ActionIcon variant="default" aria-label={t('allFiles')} onClick={back}>
          <Icon name="back" size={16} />
        </ActionIcon>
        <span>{t('allFiles')}</span>
      </div>
      <Answered query={query}>
        {(file) => (
          <>
            <FileHead file={file} match={matchOf(view)} />
            <SumTable sums={file.sums} />
            <MatchChoice matches={file.matches} current={matchOf(view)} choose={choose} />
          </>
        )}
      </Answered>
      <LineTable id={id} match={matchOf(view)} />
    </div>
  );
}

function FileHead({ file, match }: { file: SettlementFile; match: SettlementLine['match'] | undefined }) {
  const t = useMoneyTexts();
  const may = useMay();
  const [deciding, setDeciding] = useState<'count' | 'discard'>();
  const save = async () => {
    const problem = await download('/operator/settlement/export', { id: file.id, ...(match ? { match } : {}) });
    showToast(problem ?? t('exported'), problem ? 'danger' : 'success');
  };
  return (
    <section className={styles.provenance} aria-label={file.name}>
      <p>
        <strong>{file.name}</strong> <Tag tone={settlementTones[file.state]}>{t(`settlement_${file.state}`)}</Tag>{' '}
        <span className={styles.quiet}>
          {file.provider}, {file.importedBy} <Moment at={file.importTime} />
          {file.decidedBy && file.decideTime && (
            <>
              {' · '}
              {file.decidedBy} <Moment at={file.decideTime} />
            </>
          )}
        </span>
      </p>
      <p className={styles.hashLine}>
        <span className={styles.quiet}>{t('hash')}</span> <Hash value={file.hash} />
      </p>
      <div className={styles.actions}>
        {file.state === 'preview' && may('settlements.import') && (
          <>
            <Button size="xs" onClick={() => setDeciding('count')}>
              {t('countFile')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setDeciding('discard')}>
              {t('discardFile')}
            </Button>
          </>
        )}
        {may('exports.make') && (
          <Button size="xs" variant="default" onClick={() => void save()}>
            {t('export')}
          </Button>
        )}
      </div>
      {deciding && <DecideSettlementDialog file={file} what={deciding} close={() => setDeciding(undefined)} />}
    </section>
  );
}

function SumTable({ sums }: Pick<SettlementFile, 'sums'>) {
  const t = useMoneyTexts();
  return (
    <PlainTable<SettlementFile['sums'][number]>
      label={t('sums')}
      heads={[
        { name: t('currency'), phone: true, width: '88px' },
        { name: t('gross'), figures: true },
        { name: t('fee'), figures: true },
        { name: t('net'), figures: true, phone: true },
        { name: t('transferred'), figures: true, phone: true },
        { name: t('left'), figures: true },
      ]}
      rows={sums}
      rowKey={({ currency }) => currency}
      cells={(sum) => [
        sum.currency,
        ...(['gross', 'fee', 'net', 'transferred', 'left'] as const).map((name) => (
          <ExactMoney key={name} value={sum[name]} currency={sum.currency} />
        )),
      ]}
    />
  );
}

interface MatchChoiceProps extends Pick<SettlementFile, 'matches'> {
  current: SettlementLine['match'] | undefined;
  choose: (match: string | undefined) => void;
}

function MatchChoice({ matches, current, choose }: MatchChoiceProps) {
  const t = useMoneyTexts();
  const countOf = new Map(matches.map(({ match, lines }) => [match, lines]));
  const all = matches.reduce((sum, { lines }) => sum + lines, 0);
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <Choice
        label={t('match')}
        options={[
          { key: 'any', name: `${t('anyMatch')} ${all}` },
          ...settlementMatches
            .filter((match) => countOf.has(match))
            .map((match) => ({ key: match, name: `${t(`match_${match}`)} ${countOf.get(match)}` })),
        ]}
        current={current ?? 'any'}
        choose={(match) => choose(match === 'any' ? undefined : match)}
      />
    </search>
  );
}

function LineTable({ id, match }: { id: number; match: SettlementLine['match'] | undefined }) {
  const t = useMoneyTexts();
  const query = usePages({
    path: '/operator/settlement/lines',
    input: { id, ...(match ? { match } : {}) },
    at: (after: number | undefined) => ({ after: after ?? 0 }),
    next: ({ next }) => next,
  });
  const money = (line: SettlementLine, value: string | null) =>
    value === null ? '–' : <ExactMoney value={value} currency={line.currency} />;
  return (
    <Paged query={query}>
      {(pages) => (
        <PlainTable<SettlementLine>
          label={t('lines')}
          heads={[
            { name: t('lineNo'), width: '72px' },
            { name: t('kind') },
            { name: t('reference'), phone: true },
            { name: t('time') },
            { name: t('theirs'), figures: true, phone: true },
            { name: t('ours'), figures: true },
            { name: t('fee'), figures: true },
            { name: t('match'), width: '132px', phone: true },
            { name: t('subject') },
          ]}
          rows={pages.flatMap(({ lines }) => lines)}
          rowKey={({ line }) => line}
          cells={(line) => [
            line.match === 'missingInFile' ? '–' : line.line,
            t(`settled_${line.kind}`),
            <span key="reference" className={styles.reference} title={line.reference}>
              {line.reference || '–'}
            </span>,
            line.time ? <Moment key="time" at={line.time} /> : '–',
            money(line, line.match === 'missingInFile' ? null : line.gross),
            money(line, line.ours),
            money(line, line.match === 'missingInFile' ? null : line.fee),
            <Tag key="match" tone={matchTones[line.match]}>
              {t(`match_${line.match}`)}
            </Tag>,
            subjectText(t, line.subject),
          ]}
          empty={<Notice title={t('noLines')}>{t('noLinesAbout')}</Notice>}
        />
      )}
    </Paged>
  );
}

/** `deposit:55` in words; what else is compared goes by its own name. */
function subjectText(t: ReturnType<typeof useMoneyTexts>, subject: string | null): string {
  const [, id] = /^deposit:(\d+)$/.exec(subject ?? '') ?? [];
  return id ? t('depositOf', { id }) : (subject ?? '–');
}
