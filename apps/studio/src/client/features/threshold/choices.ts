import { type Chance, type Choice, chanceOf, payBounds, type ThresholdDefinition } from '@fairhouse/game-math';

const productOf = ({ numbers, returns }: ThresholdDefinition) => (numbers * returns) / 100;

/** What is chosen where nothing was before. */
export function firstChoice(definition: ThresholdDefinition): Choice {
  const { first } = definition.winning;
  return choiceOf(definition, { winning: first, pays: Math.floor(productOf(definition) / first) });
}

/** The choice that leads to a chance: the pay, unless only the count does. */
export function choiceOf(definition: ThresholdDefinition, { winning, pays }: Chance): Choice {
  return chanceOf(definition, { pays })?.winning === winning ? { pays } : { winning };
}

/** The choice of a round that was played; undefined for one that is not offered any more. */
export function rememberedChoice(definition: ThresholdDefinition, chance: Chance): Choice | undefined {
  const wanted = choiceOf(definition, chance);
  return chanceOf(definition, wanted)?.pays === chance.pays ? wanted : undefined;
}

/** The wanted one, or the nearest end of what is offered. */
export function offeredChoice(definition: ThresholdDefinition, wanted: Choice): Choice {
  if (chanceOf(definition, wanted)) return wanted;
  const { least, most } = definition.winning;
  const pays = payBounds(definition);
  const isShort = 'pays' in wanted ? wanted.pays <= pays.least : wanted.winning >= most;
  if (!definition.by.includes('pays')) return { winning: isShort ? most : least };
  const end = isShort ? pays.least : pays.most;
  return choiceOf(definition, { pays: end, winning: Math.floor(productOf(definition) / end) });
}

/** By the count where the game takes it, else by the pay that is nearest below. */
export function choiceByCount(definition: ThresholdDefinition, winning: number): Choice {
  if (definition.by.includes('winning')) return offeredChoice(definition, { winning });
  return offeredChoice(definition, { pays: Math.floor(productOf(definition) / winning) });
}
