import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { type Columns, column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import styles from './catalogue.module.css';
import { type ArrangedGame, type CatalogueView, categories, filtered, type Show } from './catalogue-view.ts';
import { useRuleText } from './country-words.ts';
import { Cover } from './cover.tsx';
import { GamePanel } from './game-panel.tsx';
import { OrderBar } from './order-bar.tsx';
import { draftOf, moveBy, moveTo, type OrderDraft } from './order-draft.ts';
import { StateTag } from './state-tag.tsx';
import { useCatalogueTexts } from './texts/index.ts';

interface GamesPartProps {
  /** In the order of the draft. */
  games: readonly ArrangedGame[];
  draft: OrderDraft | undefined;
  setDraft: (draft: OrderDraft | undefined) => void;
  view: CatalogueView;
  show: Show;
}

interface Row {
  game: ArrangedGame;
  position: number;
  moved: boolean;
}

/** The games in the order of the lobby; moved with Alt and the arrows, or to a position that one types. */
export function GamesPart({ games, draft, setDraft, view, show }: GamesPartProps) {
  const t = useCatalogueTexts();
  const mayArrange = useMay()('catalogue.edit');
  const [pointed, setPointed] = useState<string>();
  const [acting, setActing] = useState<'change' | 'move'>();

  const inSight = filtered(games, view);
  const rows = inSight.map(
    (game): Row => ({ game, position: games.indexOf(game) + 1, moved: draft?.moved.includes(game.id) ?? false }),
  );
  const opened = games.find(({ id }) => String(id) === view.row);
  const active = opened ? String(opened.id) : (pointed ?? (inSight[0] && String(inSight[0].id)));
  const current = inSight.find(({ id }) => String(id) === active);
  const open = (id: string | undefined) => {
    const { row: _, ...rest } = view;
    if (id) setPointed(id);
    show(id ? { ...rest, row: id } : rest, true);
  };
  const step = (by: 1 | -1) => {
    const next = stepIn(
      inSight.map(({ id }) => String(id)),
      active,
      by,
    );
    if (next === undefined) return;
    if (opened) open(next);
    else setPointed(next);
  };
  const move = (by: 1 | -1) => {
    if (!current) return;
    setPointed(String(current.id));
    const moved = moveBy(draft ?? draftOf(games), inSight, current.id, by);
    if (moved) setDraft(moved);
  };
  useKeys({
    down: () => step(1),
    up: () => step(-1),
    next: () => step(1),
    previous: () => step(-1),
    open: () => active && open(active),
    close: () => open(undefined),
    filter: () => document.getElementById('game-filter')?.focus(),
    ...(mayArrange ? { moveUp: () => move(-1), moveDown: () => move(1) } : {}),
  });
  const columns = useGameColumns(opened !== undefined);
  return (
    <>
      <Filters view={view} show={show} shown={rows.length} />
      {draft && draft.moved.length > 0 ? (
        <OrderBar draft={draft} games={games} discard={() => setDraft(undefined)} />
      ) : (
        mayArrange && <p className={styles.hint}>{t('moveHint')}</p>
      )}
      <Beside
        full
        panel={
          opened && (
            <GamePanel
              key={opened.id}
              game={opened}
              close={() => open(undefined)}
              change={() => setActing('change')}
              move={() => setActing('move')}
            />
          )
        }
      >
        <DataTable<Row>
          label={t('tab_games')}
          columns={columns}
          rows={rows}
          rowId={({ game }) => String(game.id)}
          active={active}
          onOpen={open}
          empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
        />
      </Beside>
      {acting === 'change' && opened && <ArrangeDialog game={opened} close={() => setActing(undefined)} />}
      {acting === 'move' && opened && (
        <MoveDialog
          game={opened}
          position={games.indexOf(opened) + 1}
          count={games.length}
          move={(place) => {
            const moved = moveTo(draft ?? draftOf(games), games, opened.id, place);
            if (moved) setDraft(moved);
            return moved !== undefined;
          }}
          close={() => setActing(undefined)}
        />
      )}
    </>
  );
}

/** Beside an open one there is room for what tells the rows apart. */
function useGameColumns(narrow: boolean): Columns<Row> {
  const t = useCatalogueTexts();
  const ruleText = useRuleText();
  const language = useLanguage();
  return useMemo(
    () => [
      column<Row>('position', t('position'), ({ position }) => position, {
        figures: true,
        width: '56px',
        phone: true,
      }),
      column<Row>(
        'game',
        t('game'),
        ({ game, moved }) => (
          <span className={styles.name}>
            <Cover cover={game.cover} />
            <span>{game.name}</span>
            {game.pinned && <Tag tone="casino">{t('pinned')}</Tag>}
            {moved && <Tag tone="late">{t('movedTag')}</Tag>}
          </span>
        ),
        { phone: true },
      ),
      ...(narrow
        ? []
        : [
            column<Row>('category', t('category'), ({ game }) => t(`category_${game.category}`), { width: '132px' }),
            column<Row>('countries', t('countries'), ({ game }) => ruleText(game)),
            column<Row>('played', t('played'), ({ game }) => countText(game.totalPlayCount, language), {
              figures: true,
              width: '104px',
            }),
          ]),
      column<Row>('state', t('state'), ({ game }) => <StateTag state={game.state} />, { width: '116px', phone: true }),
      ...(narrow
        ? []
        : [column<Row>('setBy', t('setBy'), ({ game }) => game.setBy ?? t('asItCame'), { width: '180px' })]),
    ],
    [t, ruleText, language, narrow],
  );
}

function Filters({ view, show, shown }: { view: CatalogueView; show: Show; shown: number }) {
  const t = useCatalogueTexts();
  const language = useLanguage();
  const isFiltered = Boolean(view.find || view.state || view.category);
  const set = (name: 'find' | 'state' | 'category', value: string) => {
    const { [name]: _, row: __, ...rest } = view;
    show(value === '' ? rest : { ...rest, [name]: value }, true);
  };
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <TextInput
        id="game-filter"
        size="xs"
        aria-label={t('find')}
        placeholder={t('find')}
        value={view.find ?? ''}
        maxLength={60}
        onChange={(event) => set('find', event.currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        aria-label={t('state')}
        value={view.state ?? ''}
        data={[
          { value: '', label: t('anyState') },
          ...(['open', 'announced', 'closed'] as const).map((value) => ({ value, label: t(`state_${value}`) })),
        ]}
        onChange={(event) => set('state', event.currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        aria-label={t('category')}
        value={view.category ?? ''}
        data={[
          { value: '', label: t('anyCategory') },
          ...categories.map((value) => ({ value, label: t(`category_${value}`) })),
        ]}
        onChange={(event) => set('category', event.currentTarget.value)}
      />
      {isFiltered && (
        <Button size="xs" variant="subtle" onClick={() => show({})}>
          {t('clear')}
        </Button>
      )}
      <strong>{shown === 1 ? t('count', { count: 1 }) : t('count', { count: countText(shown, language) })}</strong>
    </search>
  );
}

interface MoveDialogProps {
  game: ArrangedGame;
  position: number;
  count: number;
  /** Whether it could. */
  move: (place: number) => boolean;
  close: () => void;
}

function MoveDialog({ game, position, count, move, close }: MoveDialogProps) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={t('moveOf', { name: game.name })}
      fields={[{ name: 'place', label: t('newPosition'), kind: 'number', initial: String(position), required: true }]}
      submit={common('done')}
      onSubmit={async ({ place = '' }) =>
        /^\d{1,6}$/.test(place) && move(Number(place)) ? undefined : t('notAPosition')
      }
      onClose={close}
    >
      {t('moveAbout', { position, count })}
    </ActionDialog>
  );
}
