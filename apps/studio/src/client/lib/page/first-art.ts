/** Fetches the art of this size of screen that the page names, beside the game's own code and its session. */
export function fetchFirstArt(): void {
  // Of a frame, the size comes after its page has begun.
  if (innerWidth === 0) {
    addEventListener('resize', fetchFirstArt, { once: true });
    return;
  }
  for (const named of document.querySelectorAll('meta[name="first-art"]')) {
    if (matchMedia(named.getAttribute('media')!).matches) new Image().src = named.getAttribute('content')!;
  }
}
