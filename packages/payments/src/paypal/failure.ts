import { ApiError } from '@paypal/paypal-server-sdk';

interface Failure {
  /** The HTTP status; 0 where there was no answer, or none that can be read. */
  status: number;
  /** PayPal's own word for what is wrong, such as INSTRUMENT_DECLINED. */
  issue: string | undefined;
  /** For the operators. */
  reason: string;
}

/** What an error of the library says. Its message never holds the credentials. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { status: 0, issue: undefined, reason: (error as Error).name };
  const issue = issueOf(error.body);
  return { status: error.statusCode, issue, reason: `HTTP ${error.statusCode} ${issue ?? ''}`.trim() };
}

function issueOf(body: unknown): string | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const { details, name } = JSON.parse(body) as { details?: { issue?: unknown }[]; name?: unknown };
    const issue = details?.[0]?.issue ?? name;
    return typeof issue === 'string' ? issue.slice(0, 100) : undefined;
  } catch {
    return undefined;
  }
}
