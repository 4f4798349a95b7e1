import { expect, it } from 'vitest';
import { queueOf, queues } from './queues.ts';

const queueNames = Object.keys(queues) as (keyof typeof queues)[];
const answers = queueNames.flatMap((queue) =>
  Object.entries(queueOf(queue).decisions).map(([name, { answer }]) => ({ queue, name, answer })),
);

it('in no queue does the key of the yes take away, and in none does that of the no give', () => {
  expect(queueNames.length).toBeGreaterThan(8);
  for (const { queue, name, answer } of answers) {
    const where = `${queue}: ${name}`;
    if (['reject', 'refuse', 'giveBack'].includes(name)) expect(answer, where).toBe('no');
    if (['approve', 'accept', 'credit', 'release', 'markPaid'].includes(name)) expect(answer, where).toBe('yes');
    if (name === 'ask') expect(answer, where).toBe('between');
  }
});

it('every queue has a yes, and a word means the same wherever it is offered', () => {
  for (const queue of queueNames) {
    const own = answers.filter((one) => one.queue === queue);
    expect(
      own.some(({ answer }) => answer === 'yes'),
      queue,
    ).toBe(true);
  }
  // A message is closed because it was answered and a claim because it is explained, a deposit because nothing came of it.
  const meanings = new Map<string, Set<string>>();
  for (const { queue, name, answer } of answers)
    if (queue !== 'contacts' && queue !== 'disputes') meanings.set(name, (meanings.get(name) ?? new Set()).add(answer));
  for (const [name, meant] of meanings) expect([...meant], name).toHaveLength(1);
});
