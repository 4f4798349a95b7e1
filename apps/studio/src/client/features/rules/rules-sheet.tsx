/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import './rules.css';

/** The rules as the server declares them, what the game adds (pays, limits), and the keyboard. */
export function RulesSheet({
  session,
  keys,
  onClose,
  children,
  keyTable,
}: {
  session: PlaySession;
  keys: readonly (readonly string[])[];
  onClose: () => void;
  children: ComponentChildren;
  /** The keys that the player may choose, where the game has any. */
  keyTable?: ComponentChildren;
}) {
  const { texts, opened } = session;
  const { keyboard, always, leaving } = texts.rulesSheet;
  const { rules, abandoned } = session.data.words;
  return (
    <Sheet title={opened.game.name} closeName={texts.close} onClose={onClose}>
      <div class="rules">
        <p class="rules__return">{texts.rulesSheet.return(opened.game.declaredReturn)}</p>
        {rules.map(({ heading, text }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h3>{leaving}</h3>
          <p>{abandoned}</p>
        </section>
        <p>{texts.rulesSheet.malfunction}</p>
        {children}
        <section>
          <h3>{keyboard}</h3>
          {keyTable}
          <dl class="rules__keys">
            {[...keys, ...always].map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
}
