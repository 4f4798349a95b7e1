/** @jsxImportSource preact */
import type { WeightedDefinition } from '@fairhouse/game-math';
import { useEffect, useState } from 'preact/hooks';
import { loadDefinition } from '../../lib/page/game-data.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { TableView } from '../../lib/round/wire.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import type { Live } from './use-live.ts';
import { useStanding } from './use-standing.ts';

/** The other tables of the casino: where each stands, what came there last, and the way to it. */
export function OtherTables({ session, live }: { session: PlaySession; live: Live }) {
  const { opened, casino } = session;
  const others = opened.live?.tables.filter(({ code }) => code !== opened.game.code) ?? [];
  if (others.length === 0) return null;
  return (
    <section class="live-panel">
      <h2>{live.texts.tables}</h2>
      <ul class="live-tables">
        {others.map(({ code, name }) => {
          const view = live.views[code];
          const shown = (
            <>
              <strong>{name}</strong>
              {view && <Standing live={live} view={view} />}
              {view && <Last view={view} />}
            </>
          );
          return (
            <li key={code}>
              {casino.present ? (
                <button
                  type="button"
                  aria-label={live.texts.toTable(name)}
                  onClick={() => casino.tell({ type: 'open-game', name })}
                >
                  {shown}
                </button>
              ) : (
                <div>{shown}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Standing({ live, view }: { live: Live; view: TableView }) {
  // Nothing is bet on from here, so what the casino has decided is as good as configured.
  const isRevealed = view.round?.outcome !== null;
  const { said } = useStanding(view.round, {
    ...live,
    isRevealed,
    isCurve: kindOf(view.results[0]?.outcome) === 'curve',
  });
  return <small class="figures">{said}</small>;
}

/** What came last at a table of any engine, as short as can be. */
function Last({ view }: { view: TableView }) {
  const outcome = view.results[0]?.outcome as Record<string, unknown> | undefined;
  const [fields, setFields] = useState<((number: number) => string) | null>(null);
  const isWheel = kindOf(outcome) === 'weighted';
  useEffect(() => {
    if (!isWheel) return;
    // What stands on the fields of a wheel is known by its definition alone.
    void Promise.all([import('../../ui/wheels/fields.ts'), loadDefinition(view.table)])
      .then(([{ stopsText }, rules]) =>
        setFields(() => (number: number) => stopsText(rules as WeightedDefinition, number)),
      )
      .catch(() => {});
  }, [isWheel, view.table]);
  if (!outcome) return null;
  const { kind, number, point, result } = outcome;
  const sign =
    kind === 'curve'
      ? multipleText(Number(point))
      : kind === 'compare'
        ? String(result).charAt(0).toUpperCase()
        : kind === 'weighted'
          ? fields?.(Number(number))
          : String(number);
  return sign ? <b class="figures">{sign}</b> : null;
}

function kindOf(outcome: unknown): unknown {
  return (outcome as { kind?: unknown } | undefined)?.kind;
}
