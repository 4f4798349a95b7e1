import { IconButton } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post, type Refused } from '../../lib/api.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** The API's codes `verificationWrong` and `verificationRequired`: from now on the picture is asked for. */
const pictureCodes: readonly number[] = [1113, 1118];

/** What the ticket asks for: the characters in a picture, or a word. */
interface Task {
  ticket: string;
  kind: 'picture' | 'question';
  /** A data: address, or the question. */
  shown: string;
}

const paths = { picture: '/sys/member/verifyCode/image', question: '/sys/member/verifyCode/question' } as const;

/** The verification picture, which the API asks for after several tries from one address. Each is good for one try. */
export function usePictureCheck() {
  const t = useAccessTexts();
  const [task, setTask] = useState<Task>();
  const [code, setCode] = useState('');

  async function draw(kind: Task['kind'] = task?.kind ?? 'picture'): Promise<void> {
    const ticket = crypto.randomUUID();
    const answer = await post(paths[kind], { ticket });
    setCode('');
    if (answer.ok) setTask({ ticket, kind, shown: answer.data });
    else showToast(answer.message);
  }

  return {
    task,
    code,
    setCode,
    draw,
    /** False while something is asked and nothing was typed. */
    isAnswered: task === undefined || code.trim() !== '',
    /** What to say while nothing was typed. */
    tip: task?.kind === 'question' ? t('verifyAnswerTip') : t('verifyCodeTip'),
    /** To be sent along with the call. */
    fields: task ? { ticket: task.ticket, verifyCode: code.trim() } : {},
    /** Looks at a refusal: fetches a picture if one is wanted, and a new one if the last was used up. */
    async heed(refused: Refused): Promise<void> {
      if (pictureCodes.includes(refused.error) || task) await draw();
    },
    /** After a success: the last one is used up, and the next call asks by itself if it wants another. */
    forget(): void {
      setTask(undefined);
      setCode('');
    },
  };
}

/** The picture or the question, and the field for the answer; nothing until the API wants it. */
export function PictureCheck({ check, error }: { check: ReturnType<typeof usePictureCheck>; error?: string }) {
  const t = useAccessTexts();
  const { task } = check;
  if (!task) return null;
  const isPicture = task.kind === 'picture';
  return (
    <div className={styles.check}>
      <div className={styles.picture}>
        {isPicture ? (
          <img src={task.shown} alt={t('verifyPicture')} width="160" height="56" />
        ) : (
          <p role="status">{task.shown}</p>
        )}
        <IconButton
          icon="turn"
          label={isPicture ? t('newPicture') : t('newQuestion')}
          onClick={() => void check.draw()}
        />
      </div>
      <TextField
        label={isPicture ? t('verifyCode') : t('verifyAnswer')}
        data-field="verifyCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={check.code}
        error={error}
        onChange={check.setCode}
      />
      <button
        type="button"
        className={`${styles.link} ${styles.start}`}
        onClick={() => void check.draw(isPicture ? 'question' : 'picture')}
      >
        {isPicture ? t('askQuestion') : t('showPicture')}
      </button>
    </div>
  );
}
