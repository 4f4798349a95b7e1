import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { post } from '../../../lib/api.ts';
import { queries, useCall } from '../../../lib/query.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { saveRoundPicture } from './save-round-picture.ts';
import styles from './share-round.module.css';
import { useSharedRoundsTexts } from './texts/index.ts';

type Shared = NonNullable<CallOutput<'/sys/sharedRound/get'>['shared']>;

const linkOf = ({ share }: Shared) => new URL(hrefOf(`/round?share=${share}`), location.href).href;

/** Under the replay of a round of one's own: a link for others, what they see of it, and its end. */
export function ShareRound({ round, game }: { round: string; game: string }) {
  const t = useSharedRoundsTexts();
  const { data } = useCall('/sys/sharedRound/get', { ref: round });
  /** What the player ticked, until the answer is here. */
  const [chosen, setChosen] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  if (!data) return null;
  const { shared, isAllowed } = data;
  if (!isAllowed && !shared) return <p className={styles.note}>{t('closed')}</p>;
  const withAmounts = chosen ?? shared?.withAmounts ?? false;

  async function send(change: () => Promise<{ ok: true } | { ok: false; message: string }>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const answer = await change();
    if (!answer.ok) showToast(answer.message);
    await queries.invalidateQueries({ queryKey: ['/sys/sharedRound/get'] });
    setChosen(undefined);
    setBusy(false);
    return answer.ok;
  }
  const share = (amounts: boolean) => send(() => post('/sys/sharedRound/share', { ref: round, withAmounts: amounts }));
  const stop = async () => {
    if (await send(() => post('/sys/sharedRound/stop', { ref: round }))) showToast(t('stopped'), 'info');
  };
  const savePicture = async () => {
    const saved = await saveRoundPicture(shared!, {
      game,
      title: t('pictureTitle'),
      paid: (multiple) => t('paid', { multiple }),
      staked: t('staked'),
      won: t('won'),
    });
    if (!saved) showToast(t('pictureFailed'));
  };

  return (
    <section className={styles.part} aria-label={t('share')} aria-busy={busy}>
      <h3>{t('share')}</h3>
      <p className={styles.note}>{t('shareNote')}</p>
      <Checkbox
        checked={withAmounts}
        onChange={(wanted) => {
          setChosen(wanted);
          if (shared) void share(wanted);
        }}
      >
        {t('withAmounts')}
      </Checkbox>
      {shared ? (
        <>
          <input
            className={styles.link}
            readOnly
            value={linkOf(shared)}
            aria-label={t('link')}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button size="s" variant="primary" icon="copy" onClick={() => void copyText(linkOf(shared))}>
              {t('copy')}
            </Button>
            {'share' in navigator && (
              <Button
                size="s"
                onClick={() => void navigator.share({ title: game, url: linkOf(shared) }).catch(() => {})}
              >
                {t('send')}
              </Button>
            )}
            <Button size="s" onClick={() => void savePicture()}>
              {t('picture')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => void stop()}>
              {t('stop')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button size="s" variant="primary" onClick={() => void share(withAmounts)}>
            {t('makeLink')}
          </Button>
        </div>
      )}
    </section>
  );
}
