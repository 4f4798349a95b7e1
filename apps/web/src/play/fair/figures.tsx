import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import styles from './fair.module.css';
import { Section } from './section.tsx';
import { useFairTexts } from './texts/index.ts';
import { type GameFigures, studioOrigin, useStudio } from './use-studio.ts';

/** A table of all of them is some thirty screens of a phone. */
const firstGames = 10;

/** The figures of every game, to be found by name. */
export function Figures() {
  const t = useFairTexts();
  const common = useCommonTexts();
  const { data, error, refetch } = useStudio('/fair/games');
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const words = typed.trim().toLowerCase();
  const found = data?.games.filter(({ name }) => name.toLowerCase().includes(words)) ?? [];
  return (
    <Section title={t('figuresTitle')} text={t('figuresText')}>
      {!data && !error && <Spinner label={common('loading')} />}
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {data && (
        <>
          <search className={styles.search}>
            <TextField
              label={t('searchGames')}
              value={typed}
              onChange={setTyped}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              prefix={<Icon name="search" />}
            />
            <p role="status">{found.length === 0 ? t('noGame') : t('gamesFound', { count: found.length })}</p>
          </search>
          {found.length > 0 && <Table games={showsAll ? found : found.slice(0, firstGames)} />}
          {!showsAll && found.length > firstGames && (
            <p>
              <Button onClick={() => setShowsAll(true)}>{t('showAllGames', { count: found.length })}</Button>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function Table({ games }: { games: readonly GameFigures[] }) {
  const t = useFairTexts();
  const language = useLanguage();
  const origin = useQuery({ queryKey: ['studio', 'origin'], queryFn: studioOrigin }).data;
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('return')}</th>
          <th scope="col">{t('hits')}</th>
          <th scope="col">{t('profits')}</th>
          <th scope="col">{t('largestWin')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.code}>
            <th scope="row">
              {game.name}
              {origin && (
                <a
                  className={styles.sheet}
                  href={`${origin}/sheets/${game.code}?lang=${language}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('sheetOf', { game: game.name })}
                >
                  {t('sheet')} <Icon name="external" size={14} />
                </a>
              )}
            </th>
            <Percent name={t('return')} range={game.return} />
            <Percent name={t('hits')} range={game.hitRate} />
            <Percent name={t('profits')} range={game.profitRate} />
            <td data-name={t('largestWin')}>
              <LargestWin game={game} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Percent({ name, range }: { name: string; range: [string, string] | null }) {
  const t = useFairTexts();
  if (!range) return <td data-name={name}>{t('notCounted')}</td>;
  const [least, most] = range;
  return <td data-name={name}>{least === most ? t('percent', { least }) : t('percentRange', { least, most })}</td>;
}

function LargestWin({ game: { largestWin, largestWinOneIn } }: { game: GameFigures }) {
  const t = useFairTexts();
  const language = useLanguage();
  if (largestWin === null) return t('seldom');
  return (
    <>
      {t('times', { count: countText(largestWin, language) })}
      {largestWinOneIn !== null && <small>{t('oneIn', { rounds: countText(largestWinOneIn, language) })}</small>}
    </>
  );
}
