import { guilloche, spokes } from '../base/engraving.ts';
import { house } from '../base/palette.ts';
import { circle, drawing, path, rect } from '../base/svg.ts';

const brass = (width = 2, opacity = 1): string =>
  `fill="none" stroke="${house.brass}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"`;

/** A scene of 240 × 180 on a faint rosette, its floor drawn as a line. */
const scene = (body: string): string =>
  drawing(
    [0, 0, 240, 180],
    circle(120, 84, 66, `fill="${house.nightRaised}"`) +
      path(guilloche(120, 84, 72, 6, 34, 3), brass(0.8, 0.4)) +
      path('M44 152H196M60 158H180', brass(1.4, 0.6)) +
      body,
    'scalable',
  );

const paper = `fill="#efe6d3" stroke="${house.brassDark}" stroke-width="1.6" stroke-linejoin="round"`;
const inkLine = (width = 1.6): string => `fill="none" stroke="#5b4a2a" stroke-width="${width}" stroke-linecap="round"`;

export const emptyStates: Record<string, string> = {
  'no-games': scene(
    rect(62, 46, 116, 84, `rx="8" fill="#0a1310" stroke="${house.brass}" stroke-width="3"`) +
      rect(70, 54, 100, 68, `rx="4" ${brass(1, 0.7)}`) +
      path('M103 54V122M137 54V122', brass(1.6)) +
      path(
        'M86.5 82L92 88L86.5 94L81 88ZM120 82L125.5 88L120 94L114.5 88ZM153.5 82L159 88L153.5 94L148 88Z',
        brass(1.4, 0.8),
      ) +
      path(
        'M88 130L80 152H160L152 130',
        `fill="#0f1b17" stroke="${house.brass}" stroke-width="2.4" stroke-linejoin="round"`,
      ) +
      path('M178 100H190V70', brass(2.4)) +
      circle(190, 65, 5.5, `fill="${house.claret}" stroke="${house.brass}" stroke-width="1.6"`),
  ),
  'no-transactions': scene(
    path(
      'M120 60C104 48 80 46 58 52V138C80 132 104 134 120 146C136 134 160 132 182 138V52C160 46 136 48 120 60Z',
      paper,
    ) +
      path('M120 60V146', inkLine(1.8)) +
      path(
        'M70 68C84 65 98 67 108 72M70 82C84 79 98 81 108 86M70 96C84 93 98 95 108 100M70 110C84 107 98 109 108 114',
        `${inkLine(1.2)} opacity="0.45"`,
      ) +
      path(
        'M170 68C156 65 142 67 132 72M170 82C156 79 142 81 132 86M170 96C156 93 142 95 132 100',
        `${inkLine(1.2)} opacity="0.45"`,
      ) +
      path(
        'M150 122C158 92 172 58 204 26C208 58 190 96 158 112L150 122Z',
        `fill="#1d3a30" stroke="${house.brass}" stroke-width="1.8" stroke-linejoin="round"`,
      ) +
      path('M148 128C158 96 176 62 198 36', brass(1.4)) +
      path('M166 92L182 88M172 80L190 74M178 68L194 60M166 92L162 78M173 79L170 66', brass(1, 0.7)),
  ),
  'no-messages': scene(
    path('M60 62H180V138H60Z', paper) +
      path('M60 138L104 98M180 138L136 98', inkLine(1.4)) +
      path(
        'M60 62L120 110L180 62Z',
        `fill="#e2d5b8" stroke="${house.brassDark}" stroke-width="1.6" stroke-linejoin="round"`,
      ) +
      circle(120, 106, 15, `fill="${house.claret}" stroke="#4a141f" stroke-width="1.6"`) +
      path(spokes(120, 106, 10.5, 13, 28), 'stroke="#d99aa4" stroke-width="1"') +
      path(
        'M114.5 111V104.500A5.5 5.5 0 0 1 125.5 104.500V111Z',
        'fill="none" stroke="#f0cfd4" stroke-width="1.6" stroke-linejoin="round"',
      ),
  ),
  offline: scene(
    path('M120 18V34', brass(2)) +
      path('M113 41A7 7 0 1 1 127 41', brass(2.2)) +
      path(
        'M120 40C136 42 146 54 152 64H88C94 54 104 42 120 40Z',
        `fill="#2a1f0e" stroke="${house.brass}" stroke-width="2.2" stroke-linejoin="round"`,
      ) +
      path(
        'M94 64H146L152 130H88Z',
        `fill="#0a1310" stroke="${house.brass}" stroke-width="2.2" stroke-linejoin="round"`,
      ) +
      path('M120 64V130M91 97H149', brass(1.6, 0.8)) +
      path(
        'M84 130H156V140H148L144 152H96L92 140H84Z',
        `fill="#2a1f0e" stroke="${house.brass}" stroke-width="2.2" stroke-linejoin="round"`,
      ) +
      path(
        'M120 126C122 118 116 114 120 106C124 99 118 94 121 86',
        `fill="none" stroke="${house.ivoryDim}" stroke-width="1.8" stroke-linecap="round" opacity="0.75"`,
      ) +
      path('M30 60H52M188 60H210M24 84H44M196 84H216', `${brass(1.6, 0.5)} stroke-dasharray="2 6"`),
  ),
};
