import type { GameChoice } from '@fairhouse/contract/operator';
import { MultiSelect } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

interface GameFieldsProps {
  games: GameChoice;
  put: (games: GameChoice) => void;
}

/** Games by name, and by studio, kind and feature as the catalogue has them, but for some. */
export function GameFields({ games, put }: GameFieldsProps) {
  const t = useCompetitionTexts();
  const { data = [] } = useCall('/operator/competition/games', {});
  const named = data.map(({ code, name }) => ({ value: code, label: name }));
  const once = <T extends string>(all: readonly T[]) => [...new Set(all)].sort();
  const shelves = once(data.flatMap(({ shelf }) => (shelf ? [shelf] : [])));
  const features = once(data.flatMap((game) => game.features));
  const choices = [
    { name: 'codes', data: named },
    { name: 'studios', data: once(data.map(({ studio }) => studio)) },
    { name: 'shelves', data: shelves.map((shelf) => ({ value: shelf, label: t(`shelf_${shelf}`) })) },
    { name: 'features', data: features.map((feature) => ({ value: feature, label: t(`feature_${feature}`) })) },
    { name: 'except', data: named },
  ] as const;
  return (
    <div className={styles.fields}>
      {choices.map(({ name, data: listed }) => (
        <MultiSelect
          key={name}
          className={(name === 'codes' && styles.whole) || ''}
          label={t(`games_${name}`)}
          data={[...listed]}
          value={[...games[name]]}
          onChange={(chosen) => put({ ...games, [name]: chosen })}
          searchable
          maxValues={200}
          comboboxProps={{ withinPortal: true }}
        />
      ))}
    </div>
  );
}
