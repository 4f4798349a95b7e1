import type { Content } from './content.ts';

/** What was written and not kept: it is still there for anyone who comes back to it, until the page goes. */
const kept = new Map<string, Content>();
const most = 20;

export const unsaved = {
  get: (key: string): Content | undefined => kept.get(key),
  set(key: string, content: Content) {
    kept.delete(key);
    kept.set(key, content);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  },
  forget: (key: string) => kept.delete(key),
  any: () => kept.size > 0,
};

/** The browser asks before a page goes whose words would go with it. */
addEventListener('beforeunload', (event) => {
  if (unsaved.any()) event.preventDefault();
});
