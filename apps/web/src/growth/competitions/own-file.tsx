import { Button } from '@fairhouse/ui/button.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import type { Competition } from './competition-view.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

/** Saves all by which a player computes the own score and the final standings again. */
export function OwnFile({ competition: { id } }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await post('/sys/competition/file', { id });
    setBusy(false);
    if (!answer.ok) return void showAlert({ title: t('failed'), message: answer.message });
    saveBlob(`competition-${id}.json`, new Blob([JSON.stringify(answer.data, null, 2)], { type: 'application/json' }));
  };
  return (
    <section className={styles.section} aria-label={t('check')}>
      <h2>{t('check')}</h2>
      <p className={styles.quiet}>{t('checkAbout')}</p>
      <div>
        <Button size="s" busy={busy} onClick={() => void save()}>
          {t('checkSave')}
        </Button>
      </div>
    </section>
  );
}
