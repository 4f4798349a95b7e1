import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { ask, CallFailed, useCall } from '../../lib/query.ts';
import { Hash } from '../../ui/hash.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Answered } from '../../ui/states.tsx';
import { type ConsistencyCheck, checkConsistency, sizeOfHead } from './check-consistency.ts';
import styles from './record.module.css';
import { useRecordTexts } from './texts.ts';
import { VerifyAll } from './verify-all.tsx';

type Head = OperatorCallOutput<'/operator/record/heads'>['content'][number];

/** The signed heads, to whom they were sent, and whether one that was kept still fits. */
export function Heads() {
  const t = useRecordTexts();
  const may = useMay();
  const language = useLanguage();
  const query = useCall('/operator/record/heads', {}, { everyMs: 30_000 });
  const [kept, setKept] = useState('');
  return (
    <>
      <Consistency kept={kept} setKept={setKept} />
      {may('books.verify') && <VerifyAll />}
      <h2>{t('heads')}</h2>
      <p className={styles.quiet}>{t('headsAbout')}</p>
      <Answered query={query}>
        {({ content }) => (
          <PlainTable<Head>
            label={t('heads')}
            heads={[
              { name: t('size'), figures: true, phone: true, width: '88px' },
              { name: t('sealedTime'), phone: true, width: '132px' },
              { name: t('root'), width: '36%' },
              { name: t('delivered') },
              { name: t('choose'), phone: true, width: '110px' },
            ]}
            rows={content}
            rowKey={({ size }) => size}
            cells={(head) => [
              countText(head.size, language),
              <Moment key="time" at={head.sealedTime} />,
              <Hash key="root" value={head.root} />,
              <Deliveries key="sent" head={head} />,
              <Button key="choose" size="compact-xs" variant="default" onClick={() => setKept(head.note)}>
                {t('choose')}
              </Button>,
            ]}
            empty={t('noHeads')}
          />
        )}
      </Answered>
    </>
  );
}

function Deliveries({ head }: { head: Head }) {
  const t = useRecordTexts();
  if (head.deliveries.length === 0) return t('notSent');
  return (
    <ul>
      {head.deliveries.map(({ target, sentTime, tries, problem }) => (
        <li key={target} title={problem ?? undefined}>
          {sentTime ? target : t('notDelivered', { target, tries })}
        </li>
      ))}
    </ul>
  );
}

type Said = ConsistencyCheck | { ok: false; why: 'refused'; message: string };

function Consistency({ kept, setKept }: { kept: string; setKept: (note: string) => void }) {
  const t = useRecordTexts();
  const language = useLanguage();
  const keys = useCall('/operator/record/keys', {}, { staleTimeMs: 300_000 });
  const [said, setSaid] = useState<{ of: string; result: Said }>();
  const check = async () => {
    const size = sizeOfHead(kept);
    if (size === undefined) return setSaid({ of: kept, result: { ok: false, why: 'badHead' } });
    try {
      const answered = await ask('/operator/record/consistency', { size });
      const known = [keys.data?.publicKey ?? '', ...(keys.data?.used.map(({ publicKey }) => publicKey) ?? [])];
      setSaid({ of: kept, result: checkConsistency(kept, answered, known) });
    } catch (problem) {
      const message = problem instanceof CallFailed ? problem.message : String(problem);
      setSaid({ of: kept, result: { ok: false, why: 'refused', message } });
    }
  };
  const result = said?.of === kept ? said.result : undefined;
  const words = (one: Said) => {
    if (one.ok)
      return t('consistent', { earlier: countText(one.earlier, language), later: countText(one.later, language) });
    return one.why === 'refused' ? one.message : t(one.why);
  };
  return (
    <Panel title={t('consistency')}>
      <div className={styles.part}>
        <p className={styles.quiet}>{t('consistencyAbout')}</p>
        <Textarea
          aria-label={t('head')}
          placeholder={t('head')}
          rows={5}
          value={kept}
          onChange={(event) => setKept(event.currentTarget.value)}
          classNames={{ input: styles.note ?? '' }}
          spellCheck={false}
        />
        <div>
          <Button size="xs" onClick={() => void check()} disabled={kept.trim() === '' || !keys.data}>
            {t('check')}
          </Button>
        </div>
        <div role="status">{result && <p className={result.ok ? styles.good : styles.bad}>{words(result)}</p>}</div>
      </div>
    </Panel>
  );
}
