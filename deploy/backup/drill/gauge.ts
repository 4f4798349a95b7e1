/** A gauge as Prometheus reads it, with a line for each of its samples, by their labels. */
export function gauge(name: string, help: string, samples: Iterable<readonly [labels: string, value: number]>): string {
  const lines = Array.from(samples, ([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
}
