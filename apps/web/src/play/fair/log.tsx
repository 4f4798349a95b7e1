import type { PublishedKey } from '@fairhouse/record-proof';
import { Button } from '@fairhouse/ui/button.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { countText, longMomentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { loadOrWait } from '../../lib/lazy-code.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { FactList } from './fact-list.tsx';
import styles from './fair.module.css';
import { Section } from './section.tsx';
import { useFairTexts } from './texts/index.ts';
import { useStudio } from './use-studio.ts';

/** The newest head of the log of commitments, checked in the page, and the keys that the studio signs with. */
export function Log() {
  const t = useFairTexts();
  const common = useCommonTexts();
  const head = useStudio('/fair/log/head');
  const keys = useStudio('/fair/keys');
  const error = head.error ?? keys.error;
  return (
    <Section title={t('logTitle')} text={t('logText')}>
      {head.data && keys.data && <Head note={head.data} keys={keys.data.keys} />}
      {keys.data && <Keys keys={keys.data.keys} />}
      {!(head.data && keys.data) &&
        (error ? (
          <LoadFailed error={error} onRetry={() => Promise.all([head.refetch(), keys.refetch()])} />
        ) : (
          <Spinner label={common('loading')} />
        ))}
    </Section>
  );
}

function Head({ note, keys }: { note: string; keys: readonly PublishedKey[] }) {
  const t = useFairTexts();
  const language = useLanguage();
  const head = useQuery({
    queryKey: ['studio', 'opened head', note, keys],
    queryFn: async () => (await loadOrWait(() => import('./open-log-head.ts'))).openLogHead(note, keys) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  if (head === undefined) return null;
  const save = () => saveBlob('head.txt', new Blob([note], { type: 'text/plain' }));
  return (
    <>
      {head && (
        <FactList
          facts={[
            [t('headTime'), head.at ? longMomentText(head.at, language) : t('headNoTime')],
            [t('headSize'), countText(head.size, language)],
            [t('headRoot'), <code key="root">{head.root}</code>],
          ]}
        />
      )}
      <p className={styles.standing} data-standing={head?.isSigned ? 'signed' : 'not_signed'}>
        {t(head?.isSigned ? 'headSigned' : 'headNotSigned')}
      </p>
      <p className={styles.buttons}>
        <Button onClick={save}>{t('saveHead')}</Button>
      </p>
      <p className={styles.text}>{t('saveHeadText')}</p>
    </>
  );
}

function Keys({ keys }: { keys: readonly PublishedKey[] }) {
  const t = useFairTexts();
  const language = useLanguage();
  if (keys.length === 0) return null;
  const save = () =>
    saveBlob('keys.json', new Blob([`${JSON.stringify({ keys }, null, 1)}\n`], { type: 'application/json' }));
  return (
    <>
      <h3>{t('keysTitle')}</h3>
      <ul className={styles.chains}>
        {keys.map(({ keyId, purpose, publicKey, from, until }) => (
          <li key={keyId}>
            <FactList
              facts={[
                [t('keyFor'), t(`key_${purpose}`)],
                [t('keyValue'), <code key="key">{publicKey}</code>],
                [
                  t('keyUse'),
                  until
                    ? t('keyFromTo', { from: longMomentText(from, language), until: longMomentText(until, language) })
                    : t('keySince', { from: longMomentText(from, language) }),
                ],
              ]}
            />
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button onClick={save}>{t('saveKeys')}</Button>
      </p>
    </>
  );
}
