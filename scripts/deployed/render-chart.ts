/**
 * Renders the templates of deploy/helm: `{{ .Values.a.b }}`, `.Release.Name`, `.Chart.AppVersion`, and `{{ if }}`,
 * `{{ else }}`, `{{ end }}` on one of them, not nested. Nothing else of Helm: the chart keeps to it, so that its manifests
 * can be held to Kubernetes' schemas here, where there is no Helm. Throws at what it does not know.
 */
export function renderChart(template: string, values: Readonly<Record<string, unknown>>): string {
  const read = (path: string): unknown => {
    const found = path
      .split('.')
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);
    if (found === undefined || typeof found === 'object') throw new Error(`the chart has no value ${path}`);
    return found;
  };
  const chosen = template.replace(
    /\{\{ if (\.[\w.]+) \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/g,
    (_, path: string, then: string, otherwise: string) => (read(path) ? then : otherwise),
  );
  const filled = chosen.replace(/\{\{ (\.[\w.]+) \}\}/g, (_, path: string) => String(read(path)));
  const left = /\{\{.*?\}\}/.exec(filled);
  if (left) throw new Error(`the chart uses ${left[0]}, which is not rendered here`);
  return filled;
}
