import type { SaltStanding } from '@fairhouse/game-math';
import { Button } from '@fairhouse/ui/button.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { type ReactNode, useState } from 'react';
import { countText, longMomentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { loadOrWait } from '../../lib/lazy-code.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { FactList } from './fact-list.tsx';
import styles from './fair.module.css';
import { Section } from './section.tsx';
import { type FairText, useFairTexts } from './texts/index.ts';
import { type Chain, useStudio } from './use-studio.ts';

type Standings = Record<string, SaltStanding>;

/** The chains of shared tables: what was published of each, and whether drand signed its salt, by drand's own key. */
export function Chains() {
  const t = useFairTexts();
  const common = useCommonTexts();
  const { data, error, refetch } = useStudio('/live/chains');
  const names = useStudio('/fair/games').data?.games;
  const [standings, setStandings] = useState<Standings>({});
  const [isBusy, setBusy] = useState(false);

  async function check(chains: readonly Chain[]): Promise<void> {
    setBusy(true);
    const { saltStanding } = await loadOrWait(() => import('@fairhouse/game-math/drand'));
    setStandings(
      Object.fromEntries(
        chains.flatMap((chain) => (chain.salt ? [[chain.end, saltStanding(chain.salt, chain, undefined)]] : [])),
      ),
    );
    setBusy(false);
  }

  // As the studio answers it, and as every verifier reads it.
  const save = (chains: readonly Chain[]) =>
    saveBlob('chains.json', new Blob([JSON.stringify({ data: { chains } }, null, 1)], { type: 'application/json' }));

  return (
    <Section title={t('chainsTitle')} text={t('chainsText')}>
      {!data && !error && <Spinner label={common('loading')} />}
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {data?.chains.length === 0 && <p>{t('noChains')}</p>}
      {data && data.chains.length > 0 && (
        <>
          <ul className={styles.chains}>
            {data.chains.map((chain) => (
              <li key={chain.end}>
                <h3>{names?.find(({ code }) => code === chain.table)?.name ?? chain.table}</h3>
                <Facts chain={chain} standing={standings[chain.end]} />
              </li>
            ))}
          </ul>
          <p className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void check(data.chains)}>
              {t('checkSalts')}
            </Button>
            <Button onClick={() => save(data.chains)}>{t('saveChains')}</Button>
          </p>
        </>
      )}
    </Section>
  );
}

const standingTexts: Record<SaltStanding, FairText> = {
  signed: 'saltSigned',
  not_signed: 'saltNotSigned',
  other_beacon: 'saltOther',
  unknown: 'saltUnknown',
};

function Facts({ chain, standing }: { chain: Chain; standing: SaltStanding | undefined }) {
  const t = useFairTexts();
  const language = useLanguage();
  const facts: [string, ReactNode][] = [
    [t('chainEnd'), <code key="end">{chain.end}</code>],
    [t('published'), longMomentText(chain.publishedAt, language)],
    [
      t('links'),
      t('linksUsed', { used: countText(chain.linksUsed, language), links: countText(chain.links, language) }),
    ],
    [t('source'), `${chain.beacon.replace(/, chain .*/, '')} ${chain.beaconRound}`],
    [t('salt'), chain.salt ? <code key="salt">{chain.salt}</code> : t('saltWaits')],
  ];
  return (
    <>
      <FactList facts={facts} />
      <p role="status" className={styles.standing} data-standing={standing}>
        {standing && t(standingTexts[standing])}
      </p>
    </>
  );
}
