import { proofText } from '@fairhouse/record-proof';
import { Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import { saveText } from '../../lib/download.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { ask, CallFailed, useCall } from '../../lib/query.ts';
import { Panel } from '../../ui/page.tsx';
import { type ConsistencyCheck, checkConsistency, headIn, sizeOfHead } from './check-consistency.ts';
import styles from './record.module.css';
import { useRecordTexts } from './texts.ts';

/** Two heads as they are held: without a later one, today's is meant. */
export type KeptHeads = Record<'earlier' | 'later', string>;

type Said = ConsistencyCheck | { ok: false; why: 'refused'; message: string };

interface ConsistencyProps {
  kept: KeptHeads;
  setKept: (kept: KeptHeads) => void;
}

/** Whether one head is the beginning of another: pasted, chosen or of a file. What was shown can be taken along. */
export function Consistency({ kept, setKept }: ConsistencyProps) {
  const t = useRecordTexts();
  const language = useLanguage();
  const keys = useCall('/operator/record/keys', {}, { staleTimeMs: 300_000 });
  const [said, setSaid] = useState<{ of: KeptHeads; result: Said }>();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    if (!keys.data) return;
    setBusy(true);
    const { publicKey, used } = keys.data;
    const known = [...new Set([publicKey, ...used.map((it) => it.publicKey)])].filter((key) => key !== '');
    setSaid({ of: kept, result: await resultOf(kept, known) });
    setBusy(false);
  };
  const result = said && said.of === kept ? said.result : undefined;
  const sizes = result?.ok && {
    earlier: countText(result.earlier, language),
    later: countText(result.later, language),
  };
  return (
    <Panel title={t('consistency')}>
      <div className={styles.part}>
        <p className={styles.quiet}>{t('consistencyAbout')}</p>
        <div className={styles.heads}>
          {(['earlier', 'later'] as const).map((which) => (
            <HeadField
              key={which}
              label={t(`head_${which}`)}
              note={kept[which]}
              setNote={(note) => setKept({ ...kept, [which]: note })}
            />
          ))}
        </div>
        <div>
          <Button
            size="xs"
            loading={busy}
            onClick={() => void check()}
            disabled={kept.earlier.trim() === '' || !keys.data}
          >
            {t('check')}
          </Button>
        </div>
        <div role="status" className={styles.part}>
          {sizes && <p className={styles.good}>{t(kept.later.trim() ? 'consistentBoth' : 'consistent', sizes)}</p>}
          {result && !result.ok && (
            <p className={styles.bad}>{result.why === 'refused' ? result.message : t(result.why)}</p>
          )}
        </div>
        {result?.ok && (
          <div>
            <Button
              size="xs"
              variant="default"
              onClick={() => saveText(`heads-${result.earlier}-${result.later}-proof.json`, proofText(result.file))}
            >
              {t('saveProof')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Asks for the hashes between the two, whichever of them is the earlier, and checks them here. */
async function resultOf({ earlier, later }: KeptHeads, keys: readonly string[]): Promise<Said> {
  const [first = '', second] = [earlier, later].filter((note) => note.trim() !== '').sort(bySize);
  const [size, laterSize] = [first, second].map((note) => note && sizeOfHead(note));
  if (!size || (second !== undefined && !laterSize)) return { ok: false, why: 'badHead' };
  try {
    const answered = await ask('/operator/record/consistency', { size, ...(laterSize ? { later: laterSize } : {}) });
    return checkConsistency({ earlier: first, later: second }, answered, keys);
  } catch (problem) {
    return { ok: false, why: 'refused', message: problem instanceof CallFailed ? problem.message : String(problem) };
  }
}

const bySize = (one: string, other: string) => (sizeOfHead(one) ?? 0) - (sizeOfHead(other) ?? 0);

function HeadField({ label, note, setNote }: { label: string; note: string; setNote: (note: string) => void }) {
  const t = useRecordTexts();
  return (
    <div className={styles.head}>
      <Textarea
        label={label}
        rows={5}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        classNames={{ input: styles.note ?? '' }}
        spellCheck={false}
      />
      <FileButton
        accept=".txt,.eml,text/plain"
        onChange={(file) => void file?.text().then((text) => setNote(headIn(text)))}
      >
        {(props) => (
          <Button {...props} size="compact-xs" variant="default" aria-label={t('fromFileOf', { head: label })}>
            {t('fromFile')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
