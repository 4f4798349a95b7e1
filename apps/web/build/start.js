// Begins the app once the first screen stands, so that its picture and letters do not share the line with the code.
const { main, ahead } = document.currentScript.dataset;
const longestWaitMs = 1500;

// Who taps the drawn screen before the app can answer is answered once it can: src/app/early-tap.ts.
const page = document.documentElement;

// Before the first paint where it comes in time: with a token, the places of a member stand there and not the visitor's.
try {
  if (localStorage.getItem('fairhouse.token')) page.dataset.kept = '';
} catch {
  // A browser that keeps nothing has a visitor.
}

function keepTap({ target }) {
  if ('alive' in page.dataset) return removeEventListener('click', keepTap, true);
  const tap = target.closest('[data-tap]')?.dataset.tap;
  if (tap) page.dataset.tapped = tap;
}
addEventListener('click', keepTap, true);

function begin() {
  for (const href of ahead.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(main);
}

/** Once the picture is on the screen; browsers that do not tell of it: two frames after it could be drawn. */
function shown(picture) {
  if (!PerformanceObserver.supportedEntryTypes.includes('element')) {
    const twoFrames = (done) => requestAnimationFrame(() => requestAnimationFrame(done));
    return picture.decode().then(() => new Promise(twoFrames));
  }
  return new Promise((done) => new PerformanceObserver(done).observe({ type: 'element', buffered: true }));
}

const picture = document.querySelector('img[elementtiming]');
const isHome = /^#?\/?(\?|$)/.test(location.hash);
if (page.dataset.region === 'open' && isHome && picture && !document.hidden) {
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  Promise.race([shown(picture).catch(() => {}), waited]).then(begin);
} else begin();
