/** @jsxImportSource preact */
import './facts.css';

interface FactsProps {
  /** Where it stands in its screen, if it has a place of its own there. */
  class?: string;
  /** What follows from a choice: names, each with its figure. */
  facts: readonly (readonly [name: string, figure: string])[];
}

/** What follows from what is chosen, under the choice. */
export function Facts({ class: place = '', facts }: FactsProps) {
  return (
    <dl class={`facts ${place} figures`}>
      {facts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
