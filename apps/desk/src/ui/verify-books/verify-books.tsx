import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { Code } from '../facts/code.tsx';
import { PlainTable } from '../table/plain-table.tsx';
import { useVerifyTexts } from './texts.ts';
import styles from './verify-books.module.css';

type Verified = OperatorCallOutput<'/operator/books/verify'>;
type Fault = Verified['faults'][number];

interface VerifyBooksProps {
  /** One member's book; otherwise all of them. */
  memberId?: number;
  /** It has ended, with whatever result. */
  onEnd?: () => void;
}

/** A casino with ten million postings is read for minutes. */
const timeoutMs = 900_000;
const mostShown = 100;

/** Has the server check every book and every chain of postings again, and shows what it found. One player's wants a reason. */
export function VerifyBooks({ memberId, onEnd }: VerifyBooksProps) {
  const t = useVerifyTexts();
  const common = useCommonTexts();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const [found, setFound] = useState<Verified | { message: string }>();
  if (!may('books.verify')) return null;
  const run = async (reason?: string) => {
    setRunning(true);
    setFound(undefined);
    const input = memberId === undefined ? {} : { memberId, reason };
    const answer = await post('/operator/books/verify', input, undefined, timeoutMs);
    setRunning(false);
    setFound(answer.ok ? answer.data : answer);
    onEnd?.();
  };
  const ofOne = memberId !== undefined;
  const ask = () => (ofOne ? setAsking(true) : void run());
  return (
    <div className={styles.verify}>
      <div className={styles.line}>
        <Button size="xs" variant="default" loading={running} onClick={ask}>
          {t(ofOne ? 'verifyOne' : 'verifyAll')}
        </Button>
        <p role="status">
          {running && t('verifying')}
          {found && <Said found={found} ofOne={ofOne} />}
        </p>
      </div>
      {found && 'faults' in found && found.faults.length > 0 && <Faults found={found} ofOne={ofOne} />}
      {asking && (
        <ActionDialog
          title={t('verifyOne')}
          fields={[
            {
              name: 'reason',
              label: common('reason'),
              about: common('reasonForTheRecord'),
              kind: 'area',
              required: true,
              maxLength: 300,
            },
          ]}
          submit={t('verify')}
          onSubmit={async ({ reason }) => void (await run(reason))}
          onClose={() => setAsking(false)}
        >
          {t('verifyOneAbout')}
        </ActionDialog>
      )}
    </div>
  );
}

function Said({ found, ofOne }: { found: Verified | { message: string }; ofOne: boolean }) {
  const t = useVerifyTexts();
  const language = useLanguage();
  if ('message' in found) return <span className={styles.wrong}>{found.message}</span>;
  const { books, postings, faultCount } = found;
  const counts = {
    books: countText(books, language),
    postings: countText(postings, language),
    count: countText(faultCount, language),
  };
  const of = ofOne ? 'one' : 'books';
  return faultCount === 0 ? (
    <span className={styles.right}>{t(`right_${of}`, counts)}</span>
  ) : (
    <span className={styles.wrong}>{t(`wrong_${of}`, counts)}</span>
  );
}

function Faults({ found: { faults, faultCount }, ofOne }: { found: Verified; ofOne: boolean }) {
  const t = useVerifyTexts();
  const language = useLanguage();
  const rows = faults.slice(0, mostShown);
  const shown = (_: unknown, at: number) => !ofOne || at > 0;
  return (
    <>
      {rows.length < faultCount && <p>{t('firstOnly', { count: countText(rows.length, language) })}</p>}
      <PlainTable<Fault>
        label={t('faults')}
        heads={[
          { name: t('member'), figures: true, phone: true, width: '104px' },
          { name: t('posting'), figures: true, phone: true, width: '104px' },
          { name: t('rule'), phone: true },
          { name: t('detail') },
        ].filter(shown)}
        rows={rows}
        rowKey={({ memberId, seq, rule, detail }) => `${memberId} ${seq} ${rule} ${detail}`}
        cells={({ memberId, seq, rule, detail }) =>
          [memberId, seq ?? t('book'), <Code key="rule" of="fault" code={rule} />, detail].filter(shown)
        }
      />
    </>
  );
}
