import { useEffect, useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { type ChainCheck, checkChain } from './check-chain.ts';
import { useFileTexts } from './file-texts.ts';
import type { Posting } from './member.ts';
import styles from './member-screen.module.css';

interface ChainResultProps {
  rows: readonly Posting[];
  genesis: string;
  /** The hash of the last posting, where the rows begin with it. */
  head?: string | undefined;
}

/** Works the postings that are shown out again in the reader's browser: the server's word is not needed for it. */
export function ChainResult({ rows, genesis, head }: ChainResultProps) {
  const t = useFileTexts();
  const language = useLanguage();
  const [check, setCheck] = useState<ChainCheck | 'cannot'>();
  useEffect(() => {
    let isLatest = true;
    const run = globalThis.isSecureContext ? checkChain({ rows, genesis, head }) : Promise.resolve('cannot' as const);
    run.then((result) => isLatest && setCheck(result)).catch(() => isLatest && setCheck('cannot'));
    return () => {
      isLatest = false;
    };
  }, [rows, genesis, head]);
  if (rows.length === 0) return null;
  if (check === 'cannot') return <p className={styles.quiet}>{t('chainCannot')}</p>;
  const count = countText(rows.length, language);
  return (
    <p className={check === undefined || check.ok ? styles.good : styles.bad} role="status">
      {check === undefined && t('chainChecking')}
      {check &&
        (check.ok
          ? check.fromStart && head !== undefined
            ? t('chainStart', { count })
            : t('chainGood', { count: rows.length === 1 ? 1 : count, seq: rows.at(-1)!.seq })
          : t(`chain_${check.why}`, { seq: check.seq }))}
    </p>
  );
}
