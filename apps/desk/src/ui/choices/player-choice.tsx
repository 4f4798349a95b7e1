import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, Pill, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { addPlayer, type ChosenPlayer, idsOf, playersOf } from './chosen-players.ts';
import styles from './player-choice.module.css';

type Hit = OperatorCallOutput<'/operator/find'>[number];

interface PlayerChoiceProps {
  label: string;
  /** Ids, separated by commas. */
  value: string;
  /** The names of players who were chosen before the window opened. */
  known?: readonly ChosenPlayer[] | undefined;
  /** How many can be chosen; one replaces the other where it is one. */
  most?: number | undefined;
  required: boolean;
  first: boolean;
  set: (value: string) => void;
}

/**
 * Players are searched for by name, mail or id, and picked from what was found. It searches when that is asked for, not at
 * every letter: each search is recorded.
 */
export function PlayerChoice({ label, value, known = [], most = 100, required, first, set }: PlayerChoiceProps) {
  const t = useCommonTexts();
  const listId = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly ChosenPlayer[]>();
  const [problem, setProblem] = useState<string>();
  const [searching, setSearching] = useState(false);
  const [seen, setSeen] = useState<readonly ChosenPlayer[]>(known);
  const chosen = idsOf(value).map((id) => seen.find((one) => one.id === id) ?? { id, name: id });

  const pick = (player: ChosenPlayer) => {
    setSeen([...seen, player]);
    setFound(undefined);
    setText('');
    set(addPlayer(value, player.id, most));
  };
  const search = async () => {
    const wanted = text.trim();
    if (wanted === '' || searching) return;
    setSearching(true);
    const answer = await post('/operator/find', { text: wanted });
    setSearching(false);
    setProblem(answer.ok ? undefined : answer.message);
    if (!answer.ok) return;
    const players = playersOf(answer.data satisfies readonly Hit[]);
    if (players.length === 1) pick(players[0]!);
    else setFound(players);
  };
  return (
    <div className={styles.choice}>
      <div className={styles.line}>
        <TextInput
          className={styles.input ?? ''}
          label={label}
          description={t('playerChoiceAbout')}
          withAsterisk={required}
          error={problem}
          value={text}
          maxLength={254}
          autoComplete="off"
          data-autofocus={first || undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.ctrlKey) return;
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="default" loading={searching} onClick={() => void search()}>
          {t('search')}
        </Button>
      </div>
      <div role="status" aria-live="polite">
        {found?.length === 0 && <p className={styles.none}>{t('playerNone', { text: text.trim() })}</p>}
      </div>
      {found && found.length > 0 && (
        <ul id={listId} className={styles.found} aria-label={t('playersFound')}>
          {found.map((player) => (
            <li key={player.id}>
              <button type="button" onClick={() => pick(player)}>
                <strong>{player.name}</strong> <span>{[player.id, player.about].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('playersChosen')}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Pill
                size="md"
                withRemoveButton
                onRemove={() =>
                  set(
                    idsOf(value)
                      .filter((one) => one !== id)
                      .join(','),
                  )
                }
                removeButtonProps={{ 'aria-label': t('playerRemove', { name }), 'aria-hidden': false, tabIndex: 0 }}
              >
                {name === id ? id : `${name} (${id})`}
              </Pill>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
