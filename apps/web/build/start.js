// Begins the app once the first screen stands, so that its picture and letters do not share the line with the code.
const { main, ahead } = document.currentScript.dataset;
const longestWaitMs = 1500;

// Who taps the drawn screen before the app can answer is answered once it can: src/app/early-tap.ts.
const page = document.documentElement;
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

const picture = document.querySelector('img[fetchpriority="high"]');
const isHome = /^#?\/?(\?|$)/.test(location.hash);
if (page.dataset.region === 'open' && isHome && picture && !document.hidden) {
  const drawn = picture.decode().catch(() => {});
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  // Two frames: the first may be the one that is being drawn.
  Promise.race([drawn, waited]).then(() => requestAnimationFrame(() => requestAnimationFrame(begin)));
} else begin();
