import { z } from 'zod';
import type { VendorRegistry } from './open-vendors.ts';
import { signedPost } from './signed-post.ts';

interface Question<T> {
  /** Beside the vendor's report address: 'pots', 'tables/words'. */
  path: string;
  input: object;
  data: z.ZodType<T>;
  timeoutMs: number;
  mostBytes: number;
}

/** `notAsked`: the vendor answers no such question. `notKnown`: it knows nothing of what it was asked about. */
export type Asked<T> = { asked: 'answered'; data: T } | { asked: 'notAsked' | 'noAnswer' | 'notKnown' };

const refused = z.object({ ok: z.literal(false), error: z.object({ code: z.string() }) });

/** Asks a vendor one of the questions that it is free to answer. That it fails, or says what is none, is an answer as well. */
export async function askBeside<T>(
  vendors: Pick<VendorRegistry, 'find'>,
  vendorId: string,
  { path, input, data, timeoutMs, mostBytes }: Question<T>,
): Promise<Asked<T>> {
  const vendor = vendors.find(vendorId);
  if (!vendor?.reportUrl) return { asked: 'notAsked' };
  const { reportUrl, secret, version1UntilMs } = vendor;
  try {
    const url = new URL(path, reportUrl).toString();
    const answer = await signedPost({ url, secret, version1UntilMs, timeoutMs }, input);
    if (answer.status === 404) return { asked: 'notAsked' };
    const body = await answer.text();
    if (!answer.ok || body.length > mostBytes) return { asked: 'noAnswer' };
    const said: unknown = JSON.parse(body);
    const refusal = refused.safeParse(said);
    if (refusal.success) return { asked: refusal.data.error.code === 'NOT_FOUND' ? 'notKnown' : 'noAnswer' };
    return { asked: 'answered', data: z.object({ ok: z.literal(true), data }).parse(said).data };
  } catch {
    return { asked: 'noAnswer' };
  }
}
