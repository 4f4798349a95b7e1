import { type GameFeature, gameFeatures, gameShelves, gameVolatilities } from '@fairhouse/contract/game-words';
import { Button } from '@fairhouse/ui/button.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { sourceOf } from '@fairhouse/ui/picker-options.ts';
import { useId, useRef, useState } from 'react';
import { useCall } from '../../../lib/query.ts';
import { useGameWords } from '../words/index.ts';
import { type GameFilter, gameOrders, leastReturns, partsOf, unfiltered } from './game-filter.ts';
import styles from './game-filters.module.css';
import { useFilterTexts } from './texts/index.ts';

/** Narrows all games to those of a kind, and puts them in order: folded away until asked for. */
export function GameFilters({ filter, onChange }: { filter: GameFilter; onChange: (filter: GameFilter) => void }) {
  const t = useFilterTexts();
  const say = useGameWords();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const set = (part: Partial<GameFilter>) => onChange({ ...filter, ...part });
  const parts = partsOf(filter);
  const any = { value: '', label: t('any') };
  return (
    <section className={styles.filters} aria-label={t('filter')}>
      <div className={styles.head}>
        <Button
          ref={toggle}
          size="s"
          icon="filter"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {parts === 0 ? t('filter') : t('filterBy', { count: parts })}
        </Button>
        {parts > 0 && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              onChange(unfiltered);
              // It goes with the filters.
              toggle.current?.focus();
            }}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      <div id={id} className={styles.fields} hidden={!open}>
        <Picker
          label={t('kind')}
          options={[any, ...gameShelves.map((value) => ({ value, label: say(value) }))]}
          value={filter.shelf}
          onChange={(value) => set({ shelf: gameShelves.find((one) => one === value) })}
        />
        {open && <StudioPicker studio={filter.studio} choose={(studio) => set({ studio })} />}
        <Picker
          label={t('feature')}
          options={[any, ...gameFeatures.map((value: GameFeature) => ({ value, label: say(value) }))]}
          value={filter.feature}
          onChange={(value) => set({ feature: gameFeatures.find((one) => one === value) })}
        />
        <Picker
          label={t('volatility')}
          options={[any, ...gameVolatilities.map((value) => ({ value, label: say(value) }))]}
          value={filter.volatility}
          onChange={(value) => set({ volatility: gameVolatilities.find((one) => one === value) })}
        />
        <Picker
          label={t('return')}
          options={[any, ...leastReturns.map((value) => ({ value, label: t('atLeast', { percent: value }) }))]}
          value={filter.leastReturn}
          onChange={(value) => set({ leastReturn: leastReturns.find((one) => one === value) })}
        />
        <Picker
          label={t('order')}
          options={gameOrders.map((value) => ({ value, label: t(value) }))}
          value={filter.order}
          onChange={(value) => set({ order: gameOrders.find((one) => one === value) ?? unfiltered.order })}
        />
        <div className={styles.isNew}>
          <Checkbox checked={filter.isNew === true} onChange={(on) => set({ isNew: on || undefined })}>
            {t('newOnly')}
          </Checkbox>
        </div>
      </div>
    </section>
  );
}

/** Who made the games. A casino with games of one studio has nothing to choose. */
function StudioPicker({
  studio,
  choose,
}: {
  studio: string | undefined;
  choose: (studio: string | undefined) => void;
}) {
  const t = useFilterTexts();
  const studios = useCall('/sys/game/studios', {}, { staleTimeMs: 300_000 });
  if (studios.data && studios.data.length < 2) return null;
  const options = (studios.data ?? []).map(({ name, games }) => ({
    value: name,
    label: t('studioGames', { name, count: games }),
    short: name,
  }));
  return (
    <Picker
      label={t('studio')}
      searchable
      source={sourceOf(studios)}
      options={[{ value: '', label: t('any') }, ...options]}
      value={studio}
      onChange={(value) => choose(value === '' ? undefined : value)}
    />
  );
}
