// Shows the notice of old-browser-notice.ts where the page cannot work. Written so that every browser with JavaScript can run it.
function isPossible(pattern) {
  try {
    return Boolean(new RegExp(pattern));
  } catch (_error) {
    return false;
  }
}
// Safari below 16.4 has no lookbehind; Chrome below 110 and Firefox below 115 have no toSorted.
if (!isPossible('(?<=a)b') || !Array.prototype.toSorted || !('noModule' in document.createElement('script'))) {
  document.getElementById('old-browser').removeAttribute('hidden');
}
