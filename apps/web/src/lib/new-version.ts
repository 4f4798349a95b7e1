/** Whether the server has a newer version of the site than this page: parts that were not loaded yet may be gone. */
import { createStore, useStore } from '@fairhouse/ui/store.ts';

const outdated = createStore(false);

/** Begins to watch for code that cannot be loaded; once, at the start of the app. */
export function watchForNewVersion(): void {
  // Sent by the bundler for every import of code that fails, also where nobody waits for it.
  addEventListener('vite:preloadError', () => void lookForNewVersion());
}

async function lookForNewVersion(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset.main;
  if (!entry || outdated.get()) return;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (response.ok && !(await response.text()).includes(entry)) outdated.set(true);
  } catch {
    // Out of reach: that is said elsewhere.
  }
}

export function useOutdated(): boolean {
  return useStore(outdated);
}
