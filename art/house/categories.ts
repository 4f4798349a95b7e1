import { circle, drawing, n, path, rect } from '../base/svg.ts';

/** A sign of 24 × 24 whose strokes take the colour of the text around it. */
const category = (body: string): string =>
  drawing(
    [0, 0, 24, 24],
    `<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
    'scalable',
  );

const star = (cx: number, cy: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const s = i % 2 ? r * 0.44 : r;
    return `${n(cx + s * Math.cos(a))} ${n(cy + s * Math.sin(a))}`;
  }).join('L')}Z`;

/** The categories of games, and looking for one. */
export const categories: Record<string, string> = {
  recently: category(circle(12, 12, 8.5, '') + path('M12 7V12L15.4 14', '')),
  top: category(path('M4 18.5H20M5 15.5L3.5 7.5L8.5 10.5L12 5L15.5 10.5L20.5 7.5L19 15.5Z', '')),
  slots: category(rect(3, 5, 18, 14, 'rx="2"') + path('M9 5V19M15 5V19M4.8 12H7.2M10.8 12H13.2M16.8 12H19.2', '')),
  'table-games': category(
    path('M9.2 4.6L4 6A1.4 1.4 0 0 0 3 7.7L6 18.6A1.4 1.4 0 0 0 7.7 19.6L9 19.2', '') +
      rect(10.5, 4, 10, 15.5, 'rx="1.5"') +
      path(
        'M15.5 8.2C16.2 9.8 18 10.8 18 12.4A1.5 1.5 0 0 1 15.5 13.4A1.5 1.5 0 0 1 13 12.4C13 10.8 14.8 9.8 15.5 8.2ZM15.5 13V15.4',
        '',
      ),
  ),
  'live-casino': category(
    circle(12, 12, 8.5, '') +
      circle(12, 12, 3.2, '') +
      path(
        'M12 3.5V8.8M12 15.2V20.5M3.5 12H8.8M15.2 12H20.5M6 6L9.7 9.7M14.3 14.3L18 18M18 6L14.3 9.7M9.7 14.3L6 18',
        '',
      ),
  ),
  treasure: category(path('M3.5 9.5L7.5 4.5H16.5L20.5 9.5L12 20ZM3.5 9.5H20.5M8.8 9.5L12 20L15.2 9.5L12 4.5Z', '')),
  all: category(
    rect(4, 4, 6.4, 6.4, 'rx="1"') +
      rect(13.6, 4, 6.4, 6.4, 'rx="1"') +
      rect(4, 13.6, 6.4, 6.4, 'rx="1"') +
      path(star(16.8, 16.8, 3.9), ''),
  ),
  search: category(circle(10.8, 10.8, 6.3, '') + path('M15.5 15.5L20 20', '')),
};
