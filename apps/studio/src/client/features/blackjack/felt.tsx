/** @jsxImportSource preact */
import type { BlackjackRules } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import './felt.css';

/** So many letters fit on the lower arc; longer words are set smaller. */
const arcLetters = 49;

/** What is printed on the cloth, on an arc as on a real table. */
export function Felt({ texts: { blackjack }, rules }: { texts: Texts; rules: BlackjackRules }) {
  const further = rules.insurance
    ? blackjack.insurancePays
    : rules.lateSurrender
      ? blackjack.halfBack
      : rules.peeks
        ? blackjack.noInsurance
        : blackjack.noHoleCard;
  const lower = `${rules.hitsSoft17 ? blackjack.hitsSoft17 : blackjack.standsOn17} · ${further}`;
  return (
    <svg class="felt" viewBox="0 0 600 150" role="img" aria-label={`${blackjack.felt1}. ${lower}.`}>
      <defs>
        <path id="felt-upper" d="M30 22 Q300 132 570 22" />
        <path id="felt-lower" d="M30 58 Q300 168 570 58" />
      </defs>
      <path class="felt__line" d="M14 -2 Q300 110 586 -2" />
      <path class="felt__line" d="M14 66 Q300 184 586 66" />
      <text class="felt__large" text-anchor="middle">
        <textPath href="#felt-upper" startOffset="50%">
          {blackjack.felt1}
        </textPath>
      </text>
      <text
        class="felt__small"
        text-anchor="middle"
        style={{ '--fit': String(Math.min(1, arcLetters / lower.length)) }}
      >
        <textPath href="#felt-lower" startOffset="50%">
          {lower}
        </textPath>
      </text>
    </svg>
  );
}
