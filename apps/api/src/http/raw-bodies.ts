import type { FastifyInstance } from 'fastify';

/** Every body within this scope comes as its bytes, of any type: signatures are over the bytes. At most `mostBytes`. */
export function takeRawBodies(scope: FastifyInstance, mostBytes: number): void {
  scope.removeAllContentTypeParsers();
  // The usual name beside `*`, as what is named is found at once.
  scope.addContentTypeParser(
    ['application/json', '*'],
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
}
