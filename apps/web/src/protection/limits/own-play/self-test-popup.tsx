import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { firstFocus } from '@fairhouse/ui/layers/use-layer-focus.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { HelpLineList } from '../help-lines.tsx';
import page from '../protection.module.css';
import { useSafetyTexts } from '../texts/index.ts';
import styles from './self-test.module.css';

type Result = CallOutput<'/sys/protection/selfTest'>;

const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;
const answers = ['a0', 'a1', 'a2', 'a3'] as const;

/** The Problem Gambling Severity Index (Ferris and Wynne 2001), one question after another. */
export default function SelfTestPopup({ onClose }: { onClose: () => void }) {
  const t = useSafetyTexts();
  const common = useCommonTexts();
  const [given, setGiven] = useState<readonly number[]>([]);
  const [result, setResult] = useState<Result>();
  const question = questions[given.length];

  async function give(answer: number): Promise<void> {
    const next = [...given, answer];
    setGiven(next);
    if (next.length < questions.length) return;
    const counted = await post('/sys/protection/selfTest', { answers: next });
    if (counted.ok) return setResult(counted.data);
    showToast(counted.message);
    setGiven(given);
  }

  function again(): void {
    setGiven([]);
    setResult(undefined);
  }

  if (result) return <ResultStep result={result} onAgain={again} onClose={onClose} />;
  return (
    <Dialog
      title={t('testTitle')}
      lead={t('testAbout')}
      size="m"
      onBack={given.length > 0 && question ? () => setGiven(given.slice(0, -1)) : undefined}
      onClose={onClose}
    >
      {question ? (
        <div className={styles.question}>
          <p className={page.small}>{t('testStep', { number: given.length + 1, count: questions.length })}</p>
          <p className={styles.words} aria-live="polite">
            {t(question)}
          </p>
          <div className={styles.answers}>
            {answers.map((answer, points) => (
              <Button key={answer} wide onClick={() => void give(points)} {...(points === 0 ? firstFocus : {})}>
                {t(answer)}
              </Button>
            ))}
          </div>
        </div>
      ) : (
        <div className={page.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
    </Dialog>
  );
}

function ResultStep({
  result: { score, level, helpLines },
  onAgain,
  onClose,
}: {
  result: Result;
  onAgain: () => void;
  onClose: () => void;
}) {
  const t = useSafetyTexts();
  return (
    <Dialog
      title={t('testTitle')}
      size="m"
      onClose={onClose}
      footer={
        <div className={page.buttons}>
          <Button variant="primary" wide onClick={onClose} {...firstFocus}>
            {t('toLimits')}
          </Button>
          <Button wide onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      }
    >
      <div className={styles.result} role="status">
        <p className={styles.words}>{t(`result_${level}`)}</p>
        <p>{t(`advice_${level}`)}</p>
        <p className={page.small}>{t('score', { score })}</p>
      </div>
      <HelpLineList lines={helpLines} />
    </Dialog>
  );
}
