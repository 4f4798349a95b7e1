import type { FastifyInstance } from 'fastify';

const path = '/.well-known/apple-developer-merchantid-domain-association';

/**
 * What Apple reads before it lets this domain take payments, as the provider gave it to the operator; it has no page without Apple Pay.
 * https://developer.apple.com/documentation/applepayontheweb/maintaining-your-environment
 */
export function appleDomainPage(
  server: FastifyInstance,
  { payIn }: { payIn: readonly { appleDomainText: string | undefined }[] },
): void {
  const text = payIn.find(({ appleDomainText }) => appleDomainText !== undefined)?.appleDomainText;
  if (text !== undefined) server.get(path, (_, reply) => reply.type('text/plain; charset=utf-8').send(text));
}
