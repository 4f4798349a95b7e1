export type SpanKind = 'server' | 'client';
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** What is opened within `work` stands below this span. */
  run<T>(work: () => T): T;
  /** What tells the next process of it. */
  headers(): Record<string, string>;
  set(attributes: SpanAttributes): void;
  /** Something that happened while it was open. */
  note(event: string, attributes?: SpanAttributes): void;
  /** `failure`: a code or the name of a kind of error, never a message, which may hold what was asked. */
  end(failure?: string): void;
}

export interface Tracer {
  /** Opens a span: below the one that `traceparent` names, or else below the one that is open here, or else a trace begins. */
  open(name: string, kind: SpanKind, attributes: SpanAttributes, traceparent?: string): OpenSpan;
  /** Whether a span is open here. */
  isInside(): boolean;
}

let tracer: Tracer | undefined;

/** The tracer of this process; undefined unless the setting asks for one. */
export function theTracer(): Tracer | undefined {
  return tracer;
}

export function setTracer(to: Tracer | undefined): void {
  tracer = to;
}
