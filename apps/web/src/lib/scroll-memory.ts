/**
 * Where each view was left. Every step of the browser's history carries a number, so that a step back (or forward)
 * comes to the place it was left at; a kept-alive view comes back there however it is reached; any other new view
 * begins at its top. The browser's own restoring is switched off, as it acts before the view is drawn.
 */
const places = new Map<string, number>();
const mostPlaces = 200;
const settleMs = 1_500;

let step = 0;
let lastY = 0;
let here: string[] = [];
let settling: AbortController | undefined;

/** Begins to keep places; once, at the start of the app. */
export function keepScrollPlaces(): void {
  history.scrollRestoration = 'manual';
  step = stepOfHistory() ?? 0;
  const note = () => {
    lastY = window.scrollY;
  };
  addEventListener('scroll', note, { passive: true });
  // The event of a scroll comes with the next frame; who leaves before that has scrolled all the same. The views change
  // after this listener, which is the elder.
  addEventListener('hashchange', note);
}

/** To be called before the page is loaded again: it then comes back to this place. */
export function keepPlaceForReload(): void {
  history.replaceState({ ...history.state, reloadedAtY: window.scrollY }, '');
}

/**
 * To be called once the view of a path is drawn, before it is painted. `keptAlive` names the view whose place counts
 * beyond the one step of the history.
 */
export function settlePlace(keptAlive: string | undefined): void {
  for (const name of here) remember(name, lastY);
  const visited = stepOfHistory();
  if (visited === undefined) history.replaceState({ ...history.state, step: ++step }, '');
  else step = Math.max(step, visited);
  const ofStep = `step ${visited ?? step}`;
  const ofView = keptAlive && `view ${keptAlive}`;
  here = ofView ? [ofStep, ofView] : [ofStep];
  scrollWhenTallEnough(
    (visited !== undefined && (takePlaceOfReload() ?? places.get(ofStep))) || (ofView && places.get(ofView)) || 0,
  );
}

function takePlaceOfReload(): number | undefined {
  const { reloadedAtY, ...state } = (history.state ?? {}) as { reloadedAtY?: unknown };
  if (typeof reloadedAtY !== 'number') return undefined;
  history.replaceState(state, '');
  return reloadedAtY;
}

function stepOfHistory(): number | undefined {
  const known: unknown = history.state?.step;
  return typeof known === 'number' ? known : undefined;
}

function remember(name: string, y: number): void {
  places.delete(name);
  places.set(name, y);
  if (places.size > mostPlaces) places.delete(places.keys().next().value!);
}

/** A view that loads its content grows for a moment; anyone who scrolls meanwhile has the last word. */
function scrollWhenTallEnough(y: number): void {
  settling?.abort();
  const reach = () => {
    window.scrollTo({ top: y, behavior: 'instant' });
    lastY = window.scrollY;
    return Math.abs(lastY - y) < 2;
  };
  if (reach()) return;
  const ended = new AbortController();
  settling = ended;
  const watcher = new ResizeObserver(() => reach() && ended.abort());
  watcher.observe(document.body);
  const { signal } = ended;
  signal.addEventListener('abort', () => watcher.disconnect());
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(type, () => ended.abort(), { passive: true, signal });
  }
  setTimeout(() => ended.abort(), settleMs);
}
