import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValueWithName<string>>;
type Value = MetricValueWithName<string>;
interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

const startTime = timeOf(performance.timeOrigin);

/** The registry that `/metrics` shows, as OpenTelemetry's data. Summaries, of which there are none, have no form there. */
export async function collectRegistry(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const times = { startTime, endTime: timeOf(Date.now()) };
  const metrics = ((await registry.getMetricsAsJSON()) as Metric[]).flatMap((metric) => dataOf(metric, times));
  return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'fairhouse' }, metrics }] }, errors: [] };
}

function dataOf(metric: Metric, times: Times): MetricData[] {
  const data = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => metric.values.map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  // prom-client's types call them numbers; they are words (prom-client 15, lib/*.js).
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...data, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case 'gauge':
      return [{ ...data, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    case 'histogram':
      return [{ ...data, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, times) }];
    default:
      return [];
  }
}

/** Prometheus counts up to each bound, OpenTelemetry between two. */
function histograms({ name, values }: Metric, times: Times): DataPoint<Histogram>[] {
  const groups = new Map<string, { labels: Value['labels']; values: Value[] }>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    const group = groups.get(key);
    if (group) group.values.push(value);
    else groups.set(key, { labels, values: [value] });
  }
  return [...groups.values()].map((group) => {
    const only = (suffix: string) => group.values.filter(({ metricName }) => metricName === `${name}_${suffix}`);
    const upTo = only('bucket');
    const counts = upTo.map(({ value }, i) => value - (upTo[i - 1]?.value ?? 0));
    const boundaries = upTo.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const sum = only('sum')[0]?.value ?? 0;
    const count = only('count')[0]?.value ?? 0;
    return { ...times, attributes: group.labels, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1e6)];
}
