import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { operatorCalls } from './desk/index.ts';
import { errorCodes } from './errors.ts';
import { type Audience, openApiDocument } from './openapi.ts';

const audiences = ['players', 'desk'] as const;
const callsOf: Record<Audience, Record<string, Call>> = { players: calls, desk: operatorCalls };
// Through JSON, as it is served.
const documentFor = (audience: Audience) => JSON.parse(JSON.stringify(openApiDocument({ version: '1.2.3', audience })));
const documents = { players: documentFor('players'), desk: documentFor('desk') };
const document = documents.players;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<
    string,
    { description?: string; $ref?: string; content?: Record<string, { schema: { oneOf: Answer[] } }> }
  >;
}
interface Answer {
  properties: { error: { const?: number; enum?: number[] }; data: Record<string, unknown> };
}

const operationsOf = (audience: Audience): [string, string, Operation][] =>
  Object.entries(documents[audience].paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );

function everyRef(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(everyRef);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : everyRef(inner)));
}

function resolve(audience: Audience, ref: string): unknown {
  const steps = ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], documents[audience]);
}

describe('the OpenAPI document', () => {
  it('says what it is', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Fairhouse', version: '1.2.3' });
    expect(documents.desk.info).toMatchObject({ title: 'Fairhouse desk', version: '1.2.3' });
    expect(document.servers).toEqual([{ url: '/api' }]);
  });

  it('is valid by the schema of OpenAPI 3.1, and would not be with a parameter of no place', async () => {
    for (const audience of audiences) {
      const validator = new Validator();
      expect(await validator.validate(structuredClone(documents[audience])), audience).toEqual({ valid: true });
      expect(validator.version).toBe('3.1');
    }
    const broken = structuredClone(document);
    broken.paths['/sys/file/get'].get.parameters[1].in = 'nowhere';
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it.each(audiences)('for %s has each of their calls once, and none of the others', (audience) => {
    const operations = operationsOf(audience);
    expect(operations.map(([path]) => path).sort()).toEqual(Object.keys(callsOf[audience]).sort());
    expect(new Set(operations.map(([, , operation]) => operation.operationId)).size).toBe(operations.length);
  });

  it('names the staff’s ways in and schemas to the desk alone', () => {
    expect(Object.keys(documents.players.components.securitySchemes)).toEqual(['session', 'partner']);
    expect(Object.keys(documents.desk.components.securitySchemes)).toEqual(['staff', 'staffToken', 'apiKey']);
    expect(JSON.stringify(documents.players)).not.toMatch(/"\/operator\/|x-permission|OperatorCashOut/);
  });

  it.each(audiences)('for %s resolves every reference, and uses every schema', (audience) => {
    const refs = new Set(everyRef(documents[audience]));
    expect(refs.size).toBeGreaterThan(100);
    for (const ref of refs) expect(resolve(audience, ref), ref).toBeTypeOf('object');
    for (const name of Object.keys(documents[audience].components.schemas))
      expect(refs, name).toContain(`#/components/schemas/${name}`);
  });

  it.each([...operationsOf('players'), ...operationsOf('desk')])('%s: %s', (path, method, operation) => {
    const call = { ...callsOf.players, ...callsOf.desk }[path]!;
    expect(method).toBe(call.method.toLowerCase());
    expect(operation.summary.length).toBeGreaterThan(5);
    expect(operation.tags).toHaveLength(1);
    expect(operation.parameters[0]).toEqual({ $ref: '#/components/parameters/Language' });
    expect(operation.security.some((way) => Object.keys(way).length === 0)).toBe(call.access === 'visitor');
    const answers = operation.responses['200']?.content?.['application/json']?.schema.oneOf ?? [];
    const codes = answers.flatMap(({ properties }) => properties.error.enum ?? [properties.error.const]);
    for (const name of call.errors) {
      const code = errorCodes[name];
      if (code >= 1000) expect(codes, name).toContain(code);
      else expect(Object.keys(operation.responses)).toContain(String(code));
    }
    expect(codes.includes(errorCodes.loginAgain)).toBe(!call.access.toLowerCase().includes('visitor'));
  });

  it('takes the three kinds of body for a call', () => {
    const body = document.paths['/sys/auth/login'].post.requestBody.content;
    expect(Object.keys(body)).toEqual(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']);
    expect(Object.keys(document.paths['/sys/file/upload'].post.requestBody.content)).toEqual(['multipart/form-data']);
  });

  it('asks for the picture by query, and answers it bare', () => {
    const { get } = document.paths['/sys/file/get'];
    expect(get.parameters.slice(1).map(({ name }: { name: string }) => name)).toEqual([
      'id',
      'width',
      'height',
      'expires',
      'signature',
    ]);
    expect(Object.keys(get.responses['200'].content)).toContain('image/jpeg');
    expect(get.requestBody).toBeUndefined();
  });

  it('describes what clients send, not what the casino makes of it', () => {
    const apply = document.components.schemas['sys.withdraw.apply.input'];
    expect(apply.required).toEqual(['amount', 'paymentMethod']);
    expect(apply.properties.paymentProofId.type).toBe('string');
  });
});
