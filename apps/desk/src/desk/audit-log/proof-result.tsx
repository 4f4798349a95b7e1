import { toBase64 } from '@fairhouse/record-proof';
import { useMemo } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { checkEntry, type Proof } from './check-entry.ts';
import type { Entry } from './entry.ts';
import styles from './record.module.css';
import { useRecordTexts } from './texts.ts';

/** Checks the proof here, in the reader's own browser, against what the page shows. */
export function ProofResult({ proof, publicKey, entry }: { proof: Proof; publicKey: string; entry: Entry }) {
  const t = useRecordTexts();
  const language = useLanguage();
  const result = useMemo(() => {
    const { id, actor, command, subject, memberId, before, after } = entry;
    return checkEntry(proof, publicKey, { id, actor, command, subject, memberId, before, after });
  }, [proof, publicKey, entry]);
  return (
    <>
      <p className={result.ok ? styles.good : styles.bad} role="status">
        {result.ok
          ? t('proofGood', { hashes: result.hashes, size: countText(result.size, language) })
          : result.why === 'anotherEntry'
            ? t('proofWrongEntry')
            : t(`proof_${result.why}`)}
      </p>
      <Facts>
        {result.ok && (
          <Fact name={t('root')}>
            <Hash value={toBase64(result.root)} />
          </Fact>
        )}
        <Fact name={t('publicKey')}>
          <Hash value={publicKey} />
        </Fact>
      </Facts>
    </>
  );
}
