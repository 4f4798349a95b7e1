import { engraved, fans, frame, plate } from '../../art/base/engraving.ts';
import { silhouette } from '../../art/base/silhouettes.ts';
import { group, path } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** Two houses facing one another across a diagonal. */
function cover(): string {
  return (
    plate('midnight', 720, 960, 0.3, 0.2, 0.8) +
    '<defs><linearGradient id="lower" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6b2430"/><stop offset="1" stop-color="#24090f"/></linearGradient><clipPath id="under"><path d="M0 610L720 350V960H0Z"/></clipPath><clipPath id="over"><path d="M0 610L720 350V0H0Z"/></clipPath></defs>' +
    path('M0 610L720 350V960H0Z', 'fill="url(#lower)"') +
    group(
      'clip-path="url(#over)" opacity="0.2"',
      path(fans(720, 960, 48, 4), 'fill="none" stroke="#8fb0d8" stroke-width="1.8"'),
    ) +
    group(
      'clip-path="url(#under)" opacity="0.2"',
      path(
        Array.from({ length: 34 }, (_, i) => `M${i * 44 - 480} 960l260 -700`).join(''),
        'stroke="#e0a0a8" stroke-width="2"',
      ),
    ) +
    group(
      'filter="url(#drop)"',
      engraved(silhouette('dragon-head'), { transform: 'translate(-22 84) scale(0.9)', metal: 'url(#dusk)' }),
    ) +
    group('filter="url(#drop)"', engraved(silhouette('tiger-head'), { transform: 'translate(268 486) scale(0.8)' })) +
    group(
      'transform="rotate(-19.86 360 480)"',
      '<rect x="-80" y="416" width="880" height="128" fill="#0a0f14"/>' +
        path('M-80 420H800M-80 540H800', 'stroke="#c9a45c" stroke-width="4"') +
        path('M-80 429H800M-80 531H800', 'stroke="#c9a45c" stroke-width="1.3"') +
        title(['Dragon Tiger'], 360, 512, { size: 112, width: 620, tracking: 2 }),
    ) +
    frame(720, 960, 'cut', { size: 30 })
  );
}

export default { cover } satisfies GameDrawing;
