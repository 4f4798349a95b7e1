import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const icons = (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet).icons;

/** The outline of a silhouette from game-icons.net (CC BY 3.0, credited in CREDITS.md), in a box of 512 × 512. */
export function silhouette(name: string): string {
  const body = icons[name]?.body;
  const outlines = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (outlines.length === 0) throw new Error(`no silhouette "${name}"`);
  return outlines.join('');
}
