import { frame, guilloche, plate } from '../../art/base/engraving.ts';
import { group, path, rect } from '../../art/base/svg.ts';
import { ornament, title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';
import { cardFace, placed } from '../../art/motifs/playing-card.ts';

/** The dealer's one card, and beside it the place where no second one lies. */
function cover(): string {
  return (
    plate('aubergine', 720, 960, 0.5, 0.6, 0.8) +
    path(guilloche(360, 600, 300, 14, 56, 5), 'fill="none" stroke="#d6b6e0" stroke-width="1.3" opacity="0.32"') +
    title(['European', 'Blackjack'], 360, 262, { size: 118, width: 590, leading: 0.95, tracking: -2 }) +
    ornament(360, 318, 320) +
    group(
      'transform="translate(478 632) rotate(7)"',
      rect(
        -132,
        -186,
        264,
        372,
        'rx="20" fill="#150619" fill-opacity="0.55" stroke="#dcc1e4" stroke-width="3" stroke-dasharray="14 11"',
      ) + rect(-114, -168, 228, 336, 'rx="14" fill="none" stroke="#dcc1e4" stroke-width="1.2" opacity="0.5"'),
    ) +
    placed(cardFace('A', 'D'), 262, 628, 0.96, -8) +
    frame(720, 960, 'round', { colour: '#c9a4d4', size: 42 })
  );
}

export default { cover } satisfies GameDrawing;
