import { createStore, useStore } from '@fairhouse/ui/store.ts';

/**
 * The look of the site: that of the device, or the one chosen here, which this browser remembers. A script in index.html sets
 * it before the first paint; here it follows the choice, the device and other tabs.
 */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'fairhouse.theme';
/** Of `--night-1` in each look, for what the browser draws around the page. */
export const groundOf = { dark: '#0c1512', light: '#f7f3ea' } as const;

const chosen = createStore<Theme>(keptTheme(), 'system');
const systemLight = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : undefined;

function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey);
    return themes.find((one) => one === kept) ?? 'system';
  } catch {
    // A browser that keeps nothing shows what the device asks for.
    return 'system';
  }
}

export function useTheme(): Theme {
  return useStore(chosen);
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // It holds until the page is left.
  }
  chosen.set(theme);
}

function show(): void {
  const theme = chosen.get();
  const look = theme === 'system' ? (systemLight?.matches ? 'light' : 'dark') : theme;
  document.documentElement.dataset.theme = look;
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', groundOf[look]);
}

/** From now on the page follows. */
export function followTheme(): void {
  show();
  chosen.subscribe(show);
  systemLight?.addEventListener('change', show);
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) chosen.set(keptTheme());
  });
}
