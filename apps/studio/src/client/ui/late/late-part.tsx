/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Texts } from '../../lib/texts/index.ts';
import { Sheet } from '../sheet/sheet.tsx';

interface Place {
  session: PlaySession;
}

/**
 * A part that is loaded when it is first shown, because most players do not open it. `around` draws what is shown until then:
 * that it loads, or that it could not be loaded. Reloading keeps the place, which is in the address (`keepPlace`).
 */
export function latePart<P extends Place>(
  load: () => Promise<ComponentType<P>>,
  around: (place: P, message: ComponentChildren) => ComponentChildren,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LatePart(place: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const ask = () => {
      setFailed(false);
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setFailed(true),
      );
    };
    useEffect(() => {
      if (!Part) ask();
    }, []);
    if (Part) return <Part {...place} />;
    const { texts } = place.session;
    return around(place, failed ? <NotLoaded texts={texts} onAgain={ask} /> : <p role="status">{texts.loadingPart}</p>);
  };
}

/** A sheet whose content is loaded when it is first opened. */
export function lateSheet<P extends Place & { onClose: () => void }>(
  title: (texts: Texts) => string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return latePart(load, ({ session: { texts }, onClose }, message) => (
    <Sheet title={title(texts)} closeName={texts.close} onClose={onClose}>
      {message}
    </Sheet>
  ));
}

/** A browser may keep the failure of a script until the page is loaded again. */
function NotLoaded({ texts, onAgain }: { texts: Texts; onAgain: () => void }) {
  return (
    <>
      <p role="alert">{texts.partMissing}</p>
      <p>
        <button type="button" class="text-button text-button--accent" onClick={onAgain}>
          {texts.tryAgain}
        </button>{' '}
        <button type="button" class="text-button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </p>
    </>
  );
}
