/**
 * The OpenAPI 3.1 documents, made from the calls: one for each listener. Apart from the other exports (subpath
 * `@fairhouse/contract/openapi`), so that anyone who only wants a call does not load it.
 */
import { z } from 'zod';
import type { Call } from './call.ts';
import { callsByFeature } from './calls.ts';
import { scopesOf } from './desk/api-keys/key-scopes.ts';
import { operatorCashOut } from './desk/cash-outs/operator-cash-out.ts';
import { operatorDocument } from './desk/documents/operator-document.ts';
import { operatorCalls } from './desk/index.ts';
import { type ErrorName, errorCodes } from './errors.ts';
import { cashOutRecord } from './money/cash-out/cash-out-record.ts';
import { cardOutcome, cardPayment } from './money/deposit/card-payment.ts';
import { depositMethod } from './money/deposit/methods.ts';
import { orderQuery, orderState } from './money/deposit/order.ts';
import { paypalOrderQuery } from './money/deposit/paypal-order.ts';
import { game } from './play/games/game.ts';
import { launchInput } from './play/games/launch-game.ts';
import { loginChallenge } from './players/access/login-challenge.ts';
import { userInfo } from './players/access/user-info.ts';
import { country } from './players/reference-lists/country.ts';
import { state } from './players/reference-lists/state.ts';

type Json = Record<string, unknown>;

export type Audience = 'players' | 'desk';

interface Reference {
  title: string;
  calls: Record<string, Record<string, Call>>;
  /** Schemas that several calls share get a name of their own; the others are named after their call. */
  sharedInputs: Record<string, z.ZodType>;
  sharedOutputs: Record<string, z.ZodType>;
  securitySchemes: Json;
}

/** What each listener describes is what it answers: nobody learns the desk's calls from the players' site. */
const references: Record<Audience, Reference> = {
  players: {
    title: 'Fairhouse',
    calls: callsByFeature,
    sharedInputs: {
      CardPayment: cardPayment,
      OrderQuery: orderQuery,
      PaypalOrderQuery: paypalOrderQuery,
      LaunchInput: launchInput,
    },
    sharedOutputs: {
      UserInfo: userInfo,
      LoginChallenge: loginChallenge,
      CardOutcome: cardOutcome,
      CashOut: cashOutRecord,
      Country: country,
      DepositMethod: depositMethod,
      Game: game,
      OrderState: orderState,
      State: state,
    },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'The token as it is; a `Bearer ` prefix is accepted',
      },
      partner: {
        type: 'http',
        scheme: 'bearer',
        description: "The session of an affiliate partner; a player's is refused",
      },
    },
  },
  desk: {
    title: 'Fairhouse desk',
    calls: { operator: operatorCalls },
    sharedInputs: {},
    sharedOutputs: { OperatorCashOut: operatorCashOut, OperatorDocument: operatorDocument },
    securitySchemes: {
      staff: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-desk',
        description: 'The session of the desk, on its own origin; over plain http on one machine it is named `desk`',
      },
      staffToken: { type: 'http', scheme: 'bearer', description: 'A personal token, for the command line' },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'fhk_…',
        description:
          'An API key of another system. Beside it each call names the scopes that the key needs; with none named, any key may make it and is answered what its scopes let it see. Calls without this scheme are for people alone',
      },
    },
  },
};

/** Faults that any call can answer, with their HTTP status. */
const transportFaults = {
  unreadableBody: 'The body cannot be read',
  keyInvalid: 'An API key that is unknown, revoked or expired',
  forbidden:
    "Not asked from the desk's own page, or not from an address it answers; or an API key without the scope, from a foreign network, or for a call that no key can make",
  notFound: 'No such call',
  bodyTooLarge: 'The body is too large',
  unsupportedBody: 'The body is neither JSON nor form-encoded nor multipart',
  tooManyRequests: 'Too many requests; Retry-After has the seconds to wait',
  serverBusy: 'An internal error',
  notAvailableYet: 'Declared, but not built yet',
  unavailable: `Not ready, nothing was done; or ${errorCodes.outcomeUnknown}, the outcome is unknown because a reply was lost; or ${errorCodes.cannotSave}, nothing can be saved at the moment. Retry after Retry-After`,
} as const satisfies Partial<Record<ErrorName, string>>;

/** Keys are the desk's alone. */
const faultsFor = (audience: Audience) =>
  Object.entries(transportFaults).filter(([name]) => audience === 'desk' || name !== 'keyInvalid');

/** The whole document for one audience. `version` is that of the running API. */
export function openApiDocument({ version, audience }: { version: string; audience: Audience }): Json {
  const reference = references[audience];
  const inputs = componentsOf('input', reference.sharedInputs);
  const outputs = componentsOf('output', reference.sharedOutputs);
  const paths: Json = {};
  for (const [tag, calls] of Object.entries(reference.calls)) {
    for (const call of Object.values(calls)) {
      paths[call.path] = { [call.method.toLowerCase()]: operationOf(tag, call, inputs.refOf, outputs.refOf) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: reference.title,
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Every answer is an envelope: `error` 0 is success, `message` a sentence for the player, `data` what was asked for. Business outcomes travel with HTTP 200, -2 (log in again) too.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(reference.calls).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...inputs.schemas(), ...outputs.schemas() },
      parameters: { Language: languageHeader },
      responses: Object.fromEntries(faultsFor(audience).map(([name, says]) => [name, faultOf(name, says)])),
      securitySchemes: reference.securitySchemes,
    },
  };
}

type RefOf = (schema: z.ZodType, name: string) => Json;

function componentsOf(io: 'input' | 'output', shared: Record<string, z.ZodType>) {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(shared)) registry.add(schema, { id: name });
  const refOf: RefOf = (schema, name) => {
    if (!registry.has(schema)) registry.add(schema, { id: name });
    return { $ref: uriOf(registry.get(schema)?.id ?? name) };
  };
  const schemas = () => withoutHeaders(z.toJSONSchema(registry, { io, uri: uriOf }).schemas);
  return { refOf, schemas };
}

function uriOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** `$id` and `$schema` of every schema say nothing inside a document, and `$id` would move its references. */
function withoutHeaders(schemas: Record<string, Json>): Json {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  );
}

function operationOf(tag: string, call: Call, inputRef: RefOf, outputRef: RefOf): Json {
  const name = call.path.slice(1).replaceAll('/', '.');
  return {
    operationId: name,
    tags: [tag],
    summary: firstSentence(call.summary),
    description: call.summary,
    security: securityOf(call),
    ...(call.permission ? { 'x-permission': call.permission } : {}),
    parameters: [{ $ref: '#/components/parameters/Language' }, ...(call.method === 'GET' ? queryOf(call.input) : [])],
    ...(call.method === 'POST'
      ? { requestBody: call.upload ? uploadBody : bodyOf(inputRef(call.input, `${name}.input`)) }
      : {}),
    responses: {
      200: call.answersPicture
        ? pictureAnswer(call)
        : call.answersEvents
          ? eventsAnswer(call)
          : envelopeAnswer(call, outputRef(call.output, `${name}.data`), outputRef),
      ...Object.fromEntries(
        faultsFor(call.access === 'operator' || call.access === 'deskVisitor' ? 'desk' : 'players').map(([fault]) => [
          String(errorCodes[fault as ErrorName]),
          { $ref: `#/components/responses/${fault}` },
        ]),
      ),
    },
  };
}

function securityOf(call: Call): Json[] {
  const { access } = call;
  if (access === 'visitor') return [{}, { session: [] }];
  if (access === 'deskVisitor') return [];
  if (access === 'member') return [{ session: [] }];
  if (access === 'partner') return [{ partner: [] }];
  const scopes = scopesOf(call);
  return [{ staff: [] }, { staffToken: [] }, ...(scopes ? [{ apiKey: scopes }] : [])];
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}

function bodyOf(schema: Json): Json {
  return {
    required: true,
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema },
    },
  };
}

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  },
};

function queryOf(input: z.ZodType): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Success, or one of the outcomes that the call declares; -2 wherever a session is needed. */
function envelopeAnswer(call: Call, data: Json, outputRef: RefOf): Json {
  const success = {
    type: 'object',
    required: ['error', 'message', 'data'],
    properties: { error: { const: 0 }, message: { type: 'string' }, data },
  };
  return {
    description: `Done, or an outcome by its code: ${outcomesOf(call).map(outcomeText).join('; ') || 'none besides success'}`,
    content: { 'application/json': { schema: { oneOf: [success, ...failuresOf(call, outputRef)] } } },
  };
}

function eventsAnswer(call: Call): Json {
  return {
    description: `The stream, or an outcome by its code: ${outcomesOf(call).map(outcomeText).join('; ')}`,
    content: {
      'text/event-stream': { schema: { type: 'string' } },
      'application/json': { schema: { oneOf: failuresOf(call) } },
    },
  };
}

function pictureAnswer(call: Call): Json {
  return {
    description: `The picture, or an outcome by its code: ${outcomesOf(call).map(outcomeText).join('; ')}`,
    content: {
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
      'image/png': { schema: { type: 'string', format: 'binary' } },
      'application/json': { schema: { oneOf: failuresOf(call) } },
    },
  };
}

/** Declared and understood outcomes; the transport faults have HTTP statuses of their own. */
function outcomesOf(call: Call): ErrorName[] {
  const understood: ErrorName[] = ['visitor', 'deskVisitor'].includes(call.access) ? [] : ['loginAgain'];
  if (call.permission && call.permission !== 'self') understood.push('notPermitted');
  if (takesFields(call.input)) understood.push('missingField', 'invalidField');
  return [...new Set([...understood, ...call.errors])].filter((name) => !Object.hasOwn(transportFaults, name));
}

function takesFields(input: z.ZodType): boolean {
  return input instanceof z.ZodObject && Object.keys(input.shape).length > 0;
}

function outcomeText(name: ErrorName): string {
  return `${errorCodes[name]} ${name}`;
}

/** The outcomes that carry nothing stand together; each that carries data stands for itself. */
function failuresOf(call: Call, outputRef?: RefOf): Json[] {
  const outcomes = outcomesOf(call);
  const carrying = outcomes.flatMap((name) => {
    const schema = call.refusalData?.[name];
    return schema && outputRef ? [failure([errorCodes[name]], outputRef(schema, name))] : [];
  });
  const bare = outcomes.filter((name) => !call.refusalData?.[name]).map((name) => errorCodes[name]);
  return [...(bare.length === 0 ? [] : [failure(bare)]), ...carrying];
}

function failure(codes: readonly number[], data: Json = { type: 'null' }): Json {
  return {
    type: 'object',
    required: ['error', 'message', 'data'],
    properties: { error: { enum: codes }, message: { type: 'string' }, data },
  };
}

function faultOf(name: string, description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: failure([errorCodes[name as ErrorName]]) } },
  };
}

const languageHeader = {
  name: 'X-FE-LANG',
  in: 'header',
  required: false,
  description: 'Language of `message`',
  schema: { type: 'string', default: 'en' },
};
