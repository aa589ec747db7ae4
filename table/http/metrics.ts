/** What the server measures about itself, for Prometheus at /metrics. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly refused: Counter<'code'>;
  readonly requests: Histogram<'route' | 'status'>;
}

export interface Counts {
  readonly sockets: () => number;
  readonly tables: () => number;
  /** Entries since the start. */
  readonly choices: () => number;
}

export function metrics(counts: Counts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  registry.registerMetric(
    new Counter({
      name: 'vesper_choices_total',
      help: 'Entries stored and shown',
      registers: [],
      collect() {
        this.reset();
        this.inc(counts.choices());
      },
    }),
  );
  gauge('vesper_sockets', 'Open live connections', counts.sockets);
  gauge('vesper_tables_in_memory', 'Tables held in memory', counts.tables);
  return {
    registry,
    refused: new Counter({ name: 'vesper_refused_total', help: 'Messages refused', labelNames: ['code'], registers }),
    requests: new Histogram({
      name: 'vesper_request_seconds',
      help: 'Time of HTTP requests',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  };
}
