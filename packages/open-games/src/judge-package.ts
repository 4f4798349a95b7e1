import { compareFractions as compare, type Fraction, percentText } from '@fairhouse/game-math';
import type { ModeFigures } from './mode-figures.ts';
import type { Cost } from './package/read-index.ts';

export interface JudgedMode {
  name: string;
  cost: Cost;
  figures: ModeFigures;
}

/**
 * A rule that a package breaks. `never`: it is not imported. `approval`: two people may import it with a justification.
 * The bounds are those of the format's own platform.
 */
export interface Finding {
  rule: Rule;
  outcome: 'never' | 'approval';
  mode: string;
  /** For people who read the report. */
  sentence: string;
}

export type Rule = 'paysNothing' | 'aboveWhole' | 'returnOutOfBounds' | 'modesApart' | 'largestTooRare';

const least: Fraction = { part: 90n, of: 100n };
const most: Fraction = { part: 98n, of: 100n };
const whole: Fraction = { part: 1n, of: 1n };
/** Half a point: 0.5 per cent. */
const mostApart: Fraction = { part: 5n, of: 1_000n };
const rarest = 20_000_000n;

/** What can never be approved stands first. */
export function judgePackage(modes: readonly JudgedMode[]): Finding[] {
  const found = [...modes.flatMap(judgeMode), ...judgeSpread(modes)];
  return found.sort((a, b) => Number(b.outcome === 'never') - Number(a.outcome === 'never'));
}

function judgeMode({ name: mode, cost, figures: { returned, largest } }: JudgedMode): Finding[] {
  if (largest.payout === 0n)
    return [{ rule: 'paysNothing', outcome: 'never', mode, sentence: `No round in ${mode} pays anything.` }];
  const found: Finding[] = [];
  const per = `${percentText(returned)} %`;
  if (compare(returned, whole) > 0) {
    const sentence = `${mode} returns ${per}: more than is staked.`;
    found.push({ rule: 'aboveWhole', outcome: 'never', mode, sentence });
  } else if (compare(returned, least) < 0 || compare(returned, most) > 0) {
    const sentence = `${mode} returns ${per}; the bounds are 90 and 98 %.${hintOfUnit(cost, returned)}`;
    found.push({ rule: 'returnOutOfBounds', outcome: 'approval', mode, sentence });
  }
  const { share } = largest;
  if (share.part * rarest < share.of) {
    const sentence = `The largest win in ${mode} comes once in ${share.of / share.part} rounds; the bound is ${rarest}.`;
    found.push({ rule: 'largestTooRare', outcome: 'approval', mode, sentence });
  }
  return found;
}

/** Some packages have the payouts of a mode per unit of its cost. The format counts them of the base bet, and so does the import. */
function hintOfUnit({ part, of }: Cost, returned: Fraction): string {
  const perUnit = { part: returned.part * part, of: returned.of * of };
  if (part === of || compare(perUnit, { part: 80n, of: 100n }) < 0 || compare(perUnit, { part: 105n, of: 100n }) > 0)
    return '';
  return ` If its payouts are meant per unit of the cost, it returns ${percentText(perUnit)} %; the format counts them of the base bet, so they have to be written so.`;
}

function judgeSpread(modes: readonly JudgedMode[]): Finding[] {
  const byReturn = [...modes].sort((a, b) => compare(a.figures.returned, b.figures.returned));
  const [low, high] = [byReturn[0], byReturn.at(-1)];
  if (!low || !high) return [];
  const [a, b] = [low.figures.returned, high.figures.returned];
  const apart = { part: b.part * a.of - a.part * b.of, of: a.of * b.of };
  if (compare(apart, mostApart) <= 0) return [];
  const sentence = `${low.name} returns ${percentText(a)} % and ${high.name} ${percentText(b)} %; modes lie within half a point of one another.`;
  return [{ rule: 'modesApart', outcome: 'approval', mode: high.name, sentence }];
}
