import { Button } from '@fairhouse/ui/button.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { type FormEvent, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { ask } from './partner-session.ts';
import styles from './partners.module.css';
import { usePartnerTexts } from './texts/index.ts';
import type { PortalData } from './use-portal.ts';

const kinds = ['registration', 'firstDeposit', 'qualified'] as const;
type Kind = (typeof kinds)[number];

interface PostbacksProps {
  home: PortalData['home'];
  sent: PortalData['postbacks'];
  token: string;
  reload: () => Promise<void>;
}

/** Where events go, the secret that they are signed with, and the latest ones. */
export function Postbacks({ home, sent, token, reload }: PostbacksProps) {
  const t = usePartnerTexts();
  const [url, setUrl] = useState(home.postbacks?.url ?? '');
  const [chosen, setChosen] = useState<readonly Kind[]>(home.postbacks?.kinds ?? kinds);
  const [secret, setSecret] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await ask('/partner/setPostbacks', { url, kinds: [...chosen] }, token);
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.message);
    setSecret(answer.ok ? (answer.data.secret ?? undefined) : undefined);
    await reload();
  };
  const toggle = (kind: Kind) =>
    setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <section className={styles.section}>
      <h2>{t('postbacks')}</h2>
      <p className={styles.quiet}>{t('postbacksLead')}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <TextField label={t('address')} type="url" maxLength={500} value={url} onChange={setUrl} />
        {kinds.map((kind) => (
          <Checkbox key={kind} checked={chosen.includes(kind)} onChange={() => toggle(kind)}>
            {t(`kind_${kind}`)}
          </Checkbox>
        ))}
        <Button type="submit" busy={busy}>
          {t('savePostbacks')}
        </Button>
      </form>
      {secret && (
        <Notice tone="success">
          <div className={styles.stack}>
            <p>{t('secretOnce')}</p>
            <code className={styles.digest}>{secret}</code>
            <Button size="s" onClick={() => void copyText(secret)}>
              {t('copySecret')}
            </Button>
          </div>
        </Notice>
      )}
      {sent.length > 0 && (
        <div className={styles.scrolls}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['event', 'outcome', 'tries'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sent.map((one) => (
                <tr key={one.id}>
                  <td>{t(`kind_${one.kind}`)}</td>
                  <td>{`${t(`postback_${one.state}`)}${one.status ? ` (${one.status})` : ''}`}</td>
                  <td>{one.tries}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
