import type { Line, Standing } from '@fairhouse/game-math';
import { Icon, type IconName } from '@fairhouse/ui/icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FairText, useFairTexts } from '../texts/index.ts';
import type { Checked } from './check-files.ts';
import styles from './verifier.module.css';

const signs: Record<Standing, IconName> = { proved: 'check', contradicted: 'close', not_provable: 'info' };
const drandAddress = 'https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/';

/** The result of a check: the whole in a sentence, then each line, and of what is not proved what could prove it. */
export function Verdict({ checked }: { checked: Checked }) {
  const t = useFairTexts();
  const { standing, lines, name, game, roundId, gaps } = checked;
  return (
    <section className={styles.verdict} data-standing={standing}>
      <p className={styles.round}>{t('ofRound', { game: name ?? game, round: roundId })}</p>
      <h3>{t(standing)}</h3>
      <p>{t(`${standing}Text`)}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name} data-standing={line.standing}>
            <Icon name={signs[line.standing]} size={18} />
            <div>
              <span className={styles.standing}>{t(`standing_${line.standing}`)}</span>
              <span>{t(sentenceOf(line, checked.misplaced))}</span>
              <NextStep line={line} checked={checked} />
            </div>
          </li>
        ))}
      </ul>
      {gaps.length > 0 && <p role="alert">{t('gaps', { numbers: gaps.join(', ') })}</p>}
    </section>
  );
}

/** Each standing of a line that there is has its sentence; `lines.test.ts` holds the texts to the lines. */
function sentenceOf({ name, standing, by }: Line, misplaced: boolean): FairText {
  return misplaced ? 'chain_missing' : (`${name}_${standing}${by ? `_${by}` : ''}` as FairText);
}

function NextStep({
  line: { lacks },
  checked: { beaconRound, consistency },
}: {
  line: Line;
  checked: Pick<Checked, 'beaconRound' | 'consistency'>;
}) {
  const t = useFairTexts();
  const origin = useQueryClient().getQueryData<{ origin: string }>(['/sys/game/studio', {}])?.origin;
  if (!lacks) return null;
  if (lacks === 'head' && consistency && origin)
    return (
      <span className={styles.next}>
        {t('next_consistency')}{' '}
        <a href={`${origin}/fair/log/consistency?${consistency}`} target="_blank" rel="noreferrer">
          {t('kind_consistency')}
        </a>
      </span>
    );
  if (lacks !== 'signature' || beaconRound === undefined)
    return <span className={styles.next}>{t(`next_${lacks}`)}</span>;
  return (
    <span className={styles.next}>
      {t('next_signatureOf')}{' '}
      <a href={drandAddress + beaconRound} target="_blank" rel="noreferrer">
        {t('drandValue', { round: beaconRound })}
      </a>
    </span>
  );
}
