import { Button, IconButton } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { type DragEvent, useEffect, useState } from 'react';
import { Section } from '../section.tsx';
import { useFairTexts } from '../texts/index.ts';
import { takeSharedFiles } from './shared-files.ts';
import { type Problem, useVerifier } from './use-verifier.ts';
import { Verdict } from './verdict.tsx';
import styles from './verifier.module.css';

/** Files go in, and line by line it is said what they prove. */
export function Verifier() {
  const t = useFairTexts();
  const verifier = useVerifier();
  const { files, problems, checked, isBusy, isBroken } = verifier;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shared is taken once.
  useEffect(() => {
    void takeSharedFiles().then((shared) => {
      if (shared.length > 0) void verifier.add(shared);
    });
  }, []);
  const needsRound = files.length > 0 && !files.some(({ kind }) => kind === 'round');
  return (
    <Section title={t('verifyTitle')} text={t('verifyText')}>
      <ol className={styles.steps}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      <DropZone onFiles={(chosen) => void verifier.add(chosen)} />
      {problems.map((problem) => (
        <Notice key={problem.name} tone="danger">
          <ProblemText problem={problem} />
        </Notice>
      ))}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('filesTitle')}>
          {files.map(({ kind, name }) => (
            <li key={kind}>
              <Icon name="document" size={18} />
              <span className={styles.file}>
                <b>{t(`kind_${kind}`)}</b>
                <span>{name}</span>
              </span>
              <IconButton
                icon="close"
                size={18}
                label={t('removeFile', { name })}
                onClick={() => void verifier.remove(kind)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={styles.result}>
        {isBusy && (
          <p className={styles.busy}>
            <Spinner size={20} /> {t('checking')}
          </p>
        )}
        {!isBusy && isBroken && <Notice tone="warning">{t('failed')}</Notice>}
        {!isBusy && needsRound && <Notice>{t('needsRound')}</Notice>}
        {!isBusy && checked && <Verdict checked={checked} />}
      </div>
      {files.length > 0 && !isBusy && (
        <p>
          <Button size="s" onClick={verifier.clear}>
            {t('clearFiles')}
          </Button>
        </p>
      )}
    </Section>
  );
}

function ProblemText({ problem }: { problem: Problem }) {
  const t = useFairTexts();
  const { name } = problem;
  return problem.reason === 'broken'
    ? t('file_broken', { name, field: problem.field || 'format' })
    : t(`file_${problem.reason}`, { name });
}

function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useFairTexts();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        // Without this the browser would leave the page and show the file.
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        className="visually-hidden"
        accept=".json,application/json"
        multiple
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again once it was changed.
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      <Icon name="plus" size={24} />
      <b>{t('drop')}</b>
      <small>{t('dropHint')}</small>
    </label>
  );
}
