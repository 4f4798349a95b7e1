import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { Consistency, type KeptHeads } from './consistency.tsx';
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
  const [kept, setKept] = useState<KeptHeads>({ earlier: '', later: '' });
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
              { name: t('choose'), phone: true, width: '170px' },
            ]}
            rows={content}
            rowKey={({ size }) => size}
            cells={(head) => [
              countText(head.size, language),
              <Moment key="time" at={head.sealedTime} />,
              <Hash key="root" value={head.root} />,
              <Deliveries key="sent" head={head} />,
              <div key="choose" className={styles.choose}>
                {(['earlier', 'later'] as const).map((which) => (
                  <Button
                    key={which}
                    size="compact-xs"
                    variant="default"
                    aria-pressed={kept[which] === head.note}
                    aria-label={t(`chooseAs_${which}`, { size: countText(head.size, language) })}
                    onClick={() => setKept({ ...kept, [which]: head.note })}
                  >
                    {t(`as_${which}`)}
                  </Button>
                ))}
              </div>,
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
