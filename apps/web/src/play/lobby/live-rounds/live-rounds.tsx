import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { useState } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { momentText, multipleText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { GameSection } from '../game-section.tsx';
import styles from './live-rounds.module.css';
import { useLiveRoundsTexts } from './texts/index.ts';

type Round = NonNullable<CallOutput<'/sys/liveRound/list'>['rounds']>[number];
type Filter = 'all' | 'high' | 'mine';

const everyMs = 5_000;
/** Hundredths. */
const highMultiple = 1_000;
const shown = 6;
const shownBeside = 3;

const wantsNoMotion = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Rounds of all players as they end. Nothing stands here where it is not shown: by the place, on a break, with signs of harm. */
export default function LiveRounds({ isNear }: { isNear: boolean }) {
  const t = useLiveRoundsTexts();
  const { status } = useSession();
  const [filter, setFilter] = useState<Filter>('all');
  const [isStill] = useState(wantsNoMotion);
  const mine = filter === 'mine';
  const { data, refetch } = useCall('/sys/liveRound/list', mine ? { mine: true } : {}, {
    enabled: isNear && status !== 'unknown',
    everyMs: isNear && !isStill ? everyMs : false,
    staleTimeMs: 1_000,
  });
  if (!data?.rounds) return null;
  const wanted = data.rounds.filter(({ multiple }) => filter !== 'high' || multiple >= highMultiple).slice(0, shown);
  const filters: Filter[] = status === 'member' ? ['all', 'high', 'mine'] : ['all', 'high'];
  return (
    <GameSection title={t('title')} text={t('lead')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend around three buttons. */}
      <div className={styles.filters} role="group" aria-label={t('filter')}>
        {filters.map((one) => (
          <Button
            key={one}
            size="s"
            variant={one === filter ? 'primary' : 'quiet'}
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {t(one)}
          </Button>
        ))}
        {isStill && (
          <Button size="s" variant="quiet" onClick={() => void refetch()}>
            {t('refresh')}
          </Button>
        )}
      </div>
      {wanted.length > 0 ? (
        <Rounds rounds={wanted} own={mine ? true : undefined} />
      ) : (
        <p className={styles.none}>{t(filter === 'high' ? 'noneHigh' : mine ? 'noneMine' : 'none')}</p>
      )}
      {!mine && <Beside tables={data.tables} races={data.races} />}
      <p className={styles.note}>
        {t('nameNote')} {status === 'member' && <a href={hrefOf('/your-data')}>{t('nameLink')}</a>}
      </p>
    </GameSection>
  );
}

type Listed = CallOutput<'/sys/liveRound/list'>;

/** Where people sit, and what runs: as true as the rounds, by the same call. */
function Beside({ tables, races }: Pick<Listed, 'tables' | 'races'>) {
  const t = useLiveRoundsTexts();
  const language = useLanguage();
  if (tables.length === 0 && races.length === 0) return null;
  return (
    <ul className={styles.beside} aria-label={t('beside')}>
      {tables.slice(0, shownBeside).map(({ gameId, game, seated }) => (
        <li key={gameId}>
          <Icon name="user" size={16} />
          <a href={hrefOf(`/game?id=${gameId}`)}>{game}</a>
          <span className={styles.count}>{t(seated === 1 ? 'seated_one' : 'seated', { count: seated })}</span>
        </li>
      ))}
      {races.slice(0, shownBeside).map(({ id, name, endTime }) => (
        <li key={`race-${id}`}>
          <Icon name="star" size={16} />
          <a href={hrefOf('/competitions')}>{name}</a>
          <span className={styles.count}>{t('raceEnds', { time: momentText(endTime, language) })}</span>
        </li>
      ))}
    </ul>
  );
}

function Rounds({ rounds, own }: { rounds: readonly Round[]; own?: true }) {
  const t = useLiveRoundsTexts();
  const language = useLanguage();
  return (
    <table className={styles.rounds}>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('stake')}</th>
          <th scope="col" className={styles.figure}>
            {t('multiple')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => {
          const multiple = multipleText(round.multiple, language);
          return (
            <tr key={round.ref ?? `${round.gameId} ${round.time}`}>
              <td>
                {round.ref === null ? (
                  round.game
                ) : (
                  <button
                    type="button"
                    className={styles.open}
                    aria-label={t('watch', { game: round.game, multiple })}
                    onClick={() => openPopup('liveRound', { round: round.ref!, game: round.game, own })}
                  >
                    <Icon name="play" size={16} />
                    <span>{round.game}</span>
                  </button>
                )}
                <span className={styles.under}>{round.player ?? t('hidden')}</span>
              </td>
              <td>{round.player ?? <span className={styles.hidden}>{t('hidden')}</span>}</td>
              <td>
                <Band round={round} />
              </td>
              <td className={styles.figure} data-paid={round.multiple > 100}>
                {multiple}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Band({ round: { stakeFrom, stakeBelow, currency } }: { round: Round }) {
  const t = useLiveRoundsTexts();
  const language = useLanguage();
  const text = (value: number) => formatAmount(fromWire(value, currency)!, language);
  if (stakeFrom === null) return t('below', { below: text(stakeBelow!) });
  if (stakeBelow === null) return t('above', { from: text(stakeFrom) });
  return t('between', { from: text(stakeFrom), below: text(stakeBelow) });
}
