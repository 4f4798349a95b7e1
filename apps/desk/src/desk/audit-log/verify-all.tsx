import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { ask, CallFailed } from '../../lib/query.ts';
import { useCodeName } from '../../lib/texts/names/index.ts';
import styles from './record.module.css';
import { useRecordTexts } from './texts.ts';

interface Progress {
  entries: number;
  heads: number;
  ended?: 'right' | { rule: string; position: number | null } | { message: string };
}

/** Has the server make all of the record again from the audit events, part by part. */
export function VerifyAll() {
  const t = useRecordTexts();
  const language = useLanguage();
  const [progress, setProgress] = useState<Progress>();
  const run = async () => {
    let entries = 0;
    let heads = 0;
    let mark: { position: number; eventId: number } | null = { position: 0, eventId: 0 };
    setProgress({ entries, heads });
    try {
      while (mark) {
        const part: Awaited<ReturnType<typeof verifyFrom>> = await verifyFrom(mark);
        entries += part.entries;
        heads += part.heads;
        mark = part.next;
        if (part.fault) return setProgress({ entries, heads, ended: part.fault });
        setProgress({ entries, heads });
      }
      setProgress({ entries, heads, ended: 'right' });
    } catch (problem) {
      setProgress({
        entries,
        heads,
        ended: { message: problem instanceof CallFailed ? problem.message : String(problem) },
      });
    }
  };
  const faultName = useCodeName('fault');
  const isRunning = progress !== undefined && progress.ended === undefined;
  return (
    <div className={styles.verify}>
      <Button size="xs" variant="default" onClick={() => void run()} loading={isRunning}>
        {t('verifyServer')}
      </Button>
      <p role="status">
        {isRunning && t('verifying', { entries: countText(progress.entries, language) })}
        {progress?.ended === 'right' && (
          <span className={styles.good}>
            {t('verifiedAll', {
              entries: countText(progress.entries, language),
              heads: countText(progress.heads, language),
            })}
          </span>
        )}
        {typeof progress?.ended === 'object' && (
          <span className={styles.bad}>
            {'rule' in progress.ended
              ? t('fault', {
                  rule: faultName(progress.ended.rule) ?? progress.ended.rule,
                  position: progress.ended.position ?? '–',
                })
              : progress.ended.message}
          </span>
        )}
      </p>
    </div>
  );
}

function verifyFrom(mark: { position: number; eventId: number }) {
  return ask('/operator/record/verify', mark);
}
