import { useState } from 'react';
import { post, type Refused } from '../../lib/api.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './form.module.css';
import { useAccessTexts } from './texts/index.ts';

/** The API's codes `verificationWrong` and `verificationRequired`: from now on the picture is asked for. */
const pictureCodes: readonly number[] = [1113, 1118];

interface Picture {
  ticket: string;
  address: string;
}

/** The verification picture, which the API asks for after several tries from one address. Each picture is good for one try. */
export function usePictureCheck() {
  const [picture, setPicture] = useState<Picture>();
  const [code, setCode] = useState('');

  async function draw(): Promise<void> {
    const ticket = crypto.randomUUID();
    const answer = await post('/sys/member/verifyCode/image', { ticket });
    setCode('');
    if (answer.ok) setPicture({ ticket, address: answer.data });
    else showToast(answer.message);
  }

  return {
    picture,
    code,
    setCode,
    draw,
    /** False while a picture is shown and nothing was typed. */
    isAnswered: picture === undefined || code.trim() !== '',
    /** To be sent along with the call. */
    fields: picture ? { ticket: picture.ticket, verifyCode: code.trim() } : {},
    /** Looks at a refusal: fetches a picture if one is wanted, and a new one if the last was used up. */
    async heed(refused: Refused): Promise<void> {
      if (pictureCodes.includes(refused.error) || picture) await draw();
    },
  };
}

/** The picture and the field for what it shows; nothing until the API wants it. */
export function PictureCheck({ check, error }: { check: ReturnType<typeof usePictureCheck>; error?: string }) {
  const t = useAccessTexts();
  if (!check.picture) return null;
  return (
    <>
      <div className={styles.picture}>
        <img src={check.picture.address} alt={t('verifyPicture')} height="56" />
        <IconButton icon="turn" label={t('newPicture')} onClick={() => void check.draw()} />
      </div>
      <TextField
        label={t('verifyCode')}
        data-field="verifyCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        value={check.code}
        error={error}
        onChange={check.setCode}
      />
    </>
  );
}
