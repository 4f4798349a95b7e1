import { type PlayerLanguage, playerLanguageCodes, playerLanguages } from '@fairhouse/money';
import { Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './competitions.module.css';
import type { Preview } from './competitions-view.ts';
import { useCompetitionTexts } from './texts/index.ts';

/** What a player reads of it, in each of their languages. */
export function CompetitionPreview({ id, close }: { id: number; close: () => void }) {
  const t = useCompetitionTexts();
  const common = useCommonTexts();
  const [language, setLanguage] = useState<PlayerLanguage>('en');
  const query = useCall('/operator/competition/preview', { id, language });
  useKeys({ close }, { closed: true });
  return (
    <Modal
      opened
      onClose={close}
      title={t('previewTitle')}
      size={520}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={styles.section}>
        <NativeSelect
          size="xs"
          label={t('language')}
          value={language}
          onChange={(event) =>
            setLanguage(playerLanguageCodes.find((one) => one === event.currentTarget.value) ?? 'en')
          }
          data={playerLanguageCodes.map((code) => ({ value: code, label: playerLanguages[code].name }))}
        />
        <Answered query={query}>{(preview) => <Card of={preview} language={language} />}</Answered>
      </div>
    </Modal>
  );
}

function Card({ of: { competition, needsSecond }, language }: { of: Preview; language: PlayerLanguage }) {
  const t = useCompetitionTexts();
  const { name, games, gameCount, gamesLeftOut, rules, prizes, beginTime, endTime, entryCloses } = competition;
  return (
    <>
      <article className={styles.card} lang={language} aria-label={t('previewTitle')}>
        <h3>{name}</h3>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <ol>
          {prizes.slice(0, 10).map(({ place, amounts }) => (
            <li key={place}>
              {amounts.map(({ currency, amount }) => (
                <Money key={currency} value={amount} currency={currency} />
              ))}
            </li>
          ))}
        </ol>
      </article>
      <p>
        <Moment at={beginTime} /> – <Moment at={endTime} />
      </p>
      {entryCloses && (
        <p>
          {t('entryCloses')}: <Moment at={entryCloses} />
        </p>
      )}
      <p className={styles.quiet}>
        {gameCount === null
          ? t(gamesLeftOut.length > 0 ? 'allGamesBut' : 'allGames', { games: gamesLeftOut.join(', ') })
          : t('gamesChosen', { count: gameCount, games: (games ?? []).map((game) => game.name).join(', ') })}
      </p>
      {needsSecond && <p className={styles.late}>{t('needsSecond')}</p>}
    </>
  );
}
