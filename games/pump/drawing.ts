import { frame, plate, rays, spokes } from '../../art/base/engraving.ts';
import { circle, group, n, path, polar, rect } from '../../art/base/svg.ts';
import { title } from '../../art/covers/title.ts';
import type { GameDrawing } from '../../art/game-drawings.ts';

/** A striped balloon at its fullest over a brass gauge whose hand nears the red. */
function cover(): string {
  const balloon =
    'M360 52C512 52 612 160 612 300C612 430 506 520 396 574H324C214 520 108 430 108 300C108 160 208 52 360 52Z';
  const gores = [-0.72, -0.42, -0.14, 0.14, 0.42, 0.72]
    .map((part) => `M360 52C${n(360 + 290 * part)} 120 ${n(360 + 350 * part)} 420 ${n(360 + 50 * part)} 574`)
    .join('');
  const panels = [-0.57, 0, 0.57]
    .map((part) => {
      const [a, b] = [part - 0.15, part + 0.15];
      return `M360 52C${n(360 + 290 * a)} 120 ${n(360 + 350 * a)} 420 ${n(360 + 50 * a)} 574H${n(360 + 50 * b)}C${n(360 + 350 * b)} 420 ${n(360 + 290 * b)} 120 360 52Z`;
    })
    .join('');
  const [hx, hy] = polar(360, 676, 62, 52);
  return (
    plate('lacquer', 720, 960, 0.5, 0.3, 0.9) +
    path(rays(360, 310, 250, 900, 28), 'fill="#dd9480" opacity="0.1"') +
    group(
      'filter="url(#drop)"',
      path(balloon, 'fill="url(#claret)"') +
        path(panels, 'fill="#f0dcc0" opacity="0.82"') +
        path(gores, 'fill="none" stroke="#3a0d14" stroke-width="2.4" opacity="0.75"') +
        path(balloon, 'fill="url(#shade-right)" opacity="0.08"') +
        path(balloon, 'fill="none" stroke="#f6cbbd" stroke-width="4"') +
        path(
          'M176 214C196 150 246 108 300 94',
          'fill="none" stroke="#fff6e6" stroke-width="9" stroke-linecap="round" opacity="0.75"',
        ),
    ) +
    rect(322, 572, 76, 40, 'rx="6" fill="url(#brass)" stroke="#2a1208" stroke-width="3"') +
    circle(360, 676, 92, 'fill="url(#brass)" stroke="#2a1208" stroke-width="4"') +
    circle(360, 676, 76, 'fill="#f7efdc"') +
    path(spokes(360, 676, 58, 72, 13, -130, 130), 'stroke="#241410" stroke-width="3"') +
    path(spokes(360, 676, 50, 72, 8, 62, 128), 'stroke="#a32f35" stroke-width="8"') +
    path(`M360 676L${n(hx)} ${n(hy)}`, 'stroke="#241410" stroke-width="7" stroke-linecap="round"') +
    circle(360, 676, 11, 'fill="#241410"') +
    title(['Pump'], 360, 872, { size: 136, width: 560, tracking: 22 }) +
    frame(720, 960, 'cut', { colour: '#dd9480', size: 44 })
  );
}

export default { cover } satisfies GameDrawing;
