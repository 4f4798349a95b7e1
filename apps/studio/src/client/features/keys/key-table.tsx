/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { assign, type KeyAction, keyFor } from '../../lib/page/key-map.ts';
import { keepKeys, keys } from '../../lib/page/keys.ts';
import { useStore } from '../../lib/page/store.ts';
import type { Texts } from '../../lib/texts/index.ts';
import './key-table.css';

/** What is done by which key in this game; each can be changed. */
export function KeyTable({ texts }: { texts: Texts }) {
  const t = texts.keyTable;
  const { map, actions } = useStore(keys);
  const [asked, setAsked] = useState<KeyAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const nameOf = (key: string) => t.keys[key] ?? key.toUpperCase();

  useEffect(() => {
    if (!asked) return;
    const take = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return;
      // Escape ends the choice, and not the sheet.
      event.preventDefault();
      event.stopPropagation();
      setAsked(null);
      if (event.key === 'Escape') return;
      const assigned = assign(map, asked, event.key);
      if (assigned.ok) keepKeys(assigned.map);
      else setProblem(t[assigned.problem](nameOf(event.key === ' ' ? 'Space' : event.key)));
    };
    addEventListener('keydown', take, true);
    return () => removeEventListener('keydown', take, true);
  }, [asked, map]);

  return (
    <div class="key-table">
      <p>{t.hint}</p>
      <dl class="rules__keys">
        {actions.map((action) => (
          <div key={action}>
            <dt>
              <button
                type="button"
                class="key-table__key"
                aria-label={t.change(t.actions[action], nameOf(keyFor(map, action)))}
                aria-pressed={asked === action}
                onClick={() => {
                  setProblem(null);
                  setAsked(asked === action ? null : action);
                }}
              >
                {asked === action ? t.press : nameOf(keyFor(map, action))}
              </button>
            </dt>
            <dd>{t.actions[action]}</dd>
          </div>
        ))}
      </dl>
      <p class="key-table__problem" role="status">
        {problem}
      </p>
      {Object.keys(map).length > 0 && (
        <button type="button" class="text-button" onClick={() => keepKeys({})}>
          {t.reset}
        </button>
      )}
    </div>
  );
}
