import type { Call } from '@fairhouse/contract';
import { operatorCalls, type SignInOutcome } from '@fairhouse/contract/operator';
import { type StaffLanguage, staffLanguageCodes } from '@fairhouse/money';
import type { LimitCalls } from '@fairhouse/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseWith } from '../answer.ts';
import type { Asker, Listener } from '../call-routes.ts';
import { type Refusal, refuse } from '../result.ts';
import { type Operator, tokenOf } from '../session.ts';
import { holdsPersonal, isPage, maskPersonal } from './personal.ts';
import { sessionCookie } from './session-cookie.ts';

/** Where a call comes from, as it is recorded. */
export interface Caller {
  address: string;
  userAgent: string;
  /** Of the desk's page, where the call names it. */
  language: StaffLanguage | undefined;
  /** For how long nobody has touched the page: what it asks by itself does not keep a session alive. */
  untouchedSeconds: number;
}

export interface DeskPorts {
  /** The desk's own origin: pages of no other may ask. */
  origin: string;
  /** Whose session or personal token it is. One that turns up in another browser than it began in is nobody's. */
  find(token: string, kind: 'session' | 'token', caller: Caller): Promise<Operator | 'otherBrowser' | undefined>;
  /** Whose API key it is, for this call: with what both the key and its maker may do. */
  admitKey(key: string, call: Call, caller: Caller): Promise<Operator | Refusal>;
  isApiKey(token: string): boolean;
  isAllowed(address: string): Promise<boolean>;
  /** Whether it is to be recorded that somebody was shut out: once a minute for each address. */
  mayRecordShutOut: LimitCalls;
  record(outcome: SignInOutcome, caller: Caller, of: { operator?: Operator; call?: string }): Promise<void>;
  /** Records that somebody saw personal data whole. */
  recordLook(operator: Operator, call: Call, answer: unknown): Promise<void>;
}

/** The desk's listener: its calls, its cookie, a personal token or an API key, and its own page alone may ask. */
export function desk(ports: DeskPorts): Pick<Listener, 'calls' | 'takesForms' | 'admit' | 'finish'> {
  const cookie = sessionCookie(ports.origin);

  async function admit(call: Call, request: FastifyRequest): Promise<Asker | Refusal> {
    const given = tokenOf(request.headers.authorization);
    if (given !== undefined && ports.isApiKey(given)) return admitKey(call, request, given);
    const token = given ?? cookie.read(request.headers.cookie);
    if (!mayAsk(call, request, { byCookie: given === undefined && token !== undefined })) return refuse('forbidden');
    if (call.method === 'POST' && !takesBody(request, call)) return refuse('unsupportedBody');
    if (call.access === 'deskVisitor') return { token: undefined };
    const caller = callerOf(request);
    const operator = token && (await ports.find(token, given === undefined ? 'session' : 'token', caller));
    if (operator === 'otherBrowser') await ports.record('otherBrowser', caller, { call: call.path });
    if (!operator || operator === 'otherBrowser') return refuse('loginAgain');
    if (call.permission !== 'self' && !(call.permission && operator.permissions.has(call.permission))) {
      await ports.record('denied', caller, { operator, call: call.path });
      return refuse('notPermitted');
    }
    return { token, operator };
  }

  /** A machine: no cookie, no session, and nothing that is a person's own. */
  async function admitKey(call: Call, request: FastifyRequest, key: string): Promise<Asker | Refusal> {
    if (!mayAsk(call, request, { byCookie: false })) return refuse('forbidden');
    if (call.method === 'POST' && !takesBody(request, call)) return refuse('unsupportedBody');
    const operator = await ports.admitKey(key, call, callerOf(request));
    return 'ok' in operator ? operator : { token: undefined, operator };
  }

  /**
   * Every browser says where a POST comes from, so a page elsewhere cannot hide; what is no browser brings a personal
   * token and need not say. A cookie counts with the desk's origin alone: it is sent along for every page of the host.
   * What is only looked at, as a picture, says nothing; no other origin can read it.
   */
  function mayAsk({ method }: Call, { headers }: FastifyRequest, { byCookie }: { byCookie: boolean }): boolean {
    return headers.origin === undefined ? method === 'GET' || !byCookie : headers.origin === ports.origin;
  }

  return {
    calls: Object.values(operatorCalls) as Call[],
    takesForms: false,
    admit,
    async finish(call, { operator }, { data, session }, reply) {
      if (session) reply.header('set-cookie', session === 'ended' ? cookie.clear() : cookie.set(session.token));
      if (!operator || !holdsPersonal(call.output)) return data;
      if (!operator.permissions.has('members.personal') || isPage(call.output)) return maskPersonal(call.output, data);
      if (!call.recordsItsLook) await ports.recordLook(operator, call, data);
      return data;
    },
  };
}

/** A page elsewhere can send forms and plain text without asking first; JSON it cannot. */
function takesBody({ headers }: FastifyRequest, { upload }: Call): boolean {
  return (headers['content-type'] ?? '').startsWith(upload ? 'multipart/form-data' : 'application/json');
}

/** Nothing of the desk, its page neither, is there for an address that is not allowed. */
export function keepOut(server: FastifyInstance, { isAllowed, mayRecordShutOut, record }: DeskPorts): void {
  server.addHook('onRequest', async (request, reply) => {
    if (await isAllowed(request.ip)) return undefined;
    if (await mayRecordShutOut(request.ip)) await record('shutOut', callerOf(request), {});
    return refuseWith(request, reply, refuse('forbidden'));
  });
}

function callerOf({ ip, method, headers }: FastifyRequest): Caller {
  const untouched = String(headers['x-untouched-seconds'] ?? 0);
  return {
    address: ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    language: staffLanguageCodes.find((language) => language === headers['x-fe-lang']),
    // A picture or a stream is asked for by the page, after a call of anyone who looks at it.
    untouchedSeconds: method === 'GET' || !/^\d{1,9}$/.test(untouched) ? Number.POSITIVE_INFINITY : Number(untouched),
  };
}
