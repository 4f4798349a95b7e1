/** The calls of the wallet, by their path below `/wallet`. */
export type WalletCallName =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'win'
  | 'play'
  | 'rollback'
  | 'end-round'
  | 'promotion-win'
  | 'free-rounds/grant'
  | 'free-rounds/cancel';

/** What is wrong with the signature of a call. Without one it is right. */
export type SigningFault =
  | 'wrong secret'
  | 'other path'
  | 'body changed'
  | 'body reformatted'
  | 'version 1'
  | 'version 3'
  | 'no version'
  | 'cut off'
  | 'base64'
  | 'no signature'
  | 'no timestamp'
  | 'no vendor'
  | 'unknown vendor';

/** What happens to a wallet call of the studio on its way. */
export type Fault =
  /** The connection ends before the wallet has read the call. */
  | 'drop'
  /** Carried out; the connection ends before the answer. */
  | 'lose'
  /** HTTP 503 `UNKNOWN`; not carried out, and carried out. */
  | 'busy'
  | 'busyAfter'
  /** Carried out; answered with HTTP 502 and a page of HTML. */
  | 'garbage'
  /** Carried out; answered with half of its JSON. */
  | 'half'
  /** Carried out; answered 300 ms later. */
  | 'slow';

export interface PlannedFault {
  call: WalletCallName;
  /** A fault, or the status with which the call is refused without being carried out. */
  fault: Fault | { status: string };
  /** How many calls in a row; 1 without it. */
  times?: number;
}

export interface WalletExpectation {
  /** HTTP status; 200 without it. */
  http?: number;
  status?: string;
  /** Of `times` calls at once: how many are answered with which status. */
  counts?: Record<string, number>;
  /** In minor units. Of several calls, of each. */
  balance?: number;
  /** Further fields of the answer, by value. */
  fields?: Record<string, unknown>;
}

/** The casino's wallet is called as the studio calls it. */
export interface WalletStep {
  wallet: WalletCallName;
  /** Fields beside the usual ones. `$token`, `$user`, `$launch`, `$game` and `$free` are the session's; `$b.token` that of player b; `$tomorrow` is a time. */
  with?: Record<string, unknown>;
  omit?: string[];
  /** The body as it is, in place of JSON of the fields. `base64:` in front for bytes that are no text. */
  raw?: string;
  sign?: SigningFault;
  /** Added to the timestamp, in seconds; or the timestamp as it is sent. */
  clockS?: number;
  timestamp?: string;
  method?: string;
  /** In place of the path of the call. */
  path?: string;
  /** So many at the same time. In a value `{n}` is the number of the call, from 1; `{100+n}` alone is the sum as a number. */
  times?: number;
  player?: 'b';
  expect: WalletExpectation;
}

/** The sandbox changes something about the player. */
export interface SandboxStep {
  sandbox:
    | 'end-sessions'
    | 'suspend'
    | 'new launch'
    | 'expired launch'
    | 'new session'
    /** Three rounds of 200 minor units each, one, and three whose time is over: `$free` names them, and those that a step granted. */
    | 'free rounds'
    | 'one free round'
    | 'expired free rounds';
}

/** What the casino's books say of the player after the steps before. */
export interface BooksStep {
  books: { balance?: number; round?: string; staked?: number; won?: number; closed?: boolean; rounds?: number };
}

/** The studio is asked something, signed as the casino signs. */
export interface StudioStep {
  studio: 'rounds' | 'one' | 'certify';
  with?: Record<string, unknown>;
  raw?: string;
  sign?: SigningFault;
  clockS?: number;
  timestamp?: string;
  times?: number;
  expect: { http?: number | number[]; fields?: Record<string, unknown>; rounds?: number; refused?: 'NOT_FOUND' };
}

/** The studio's page is opened as a browser opens it. */
export interface PageStep {
  page: 'money' | 'fun' | 'bad token';
  expect: { http?: number | number[]; calls?: number };
}

/** The studio plays a round as it is ordered, against a wallet with faults. */
export interface RoundStep {
  round: {
    way: 'play' | 'steps' | 'take-back';
    /** In minor units. */
    stakes: number[];
    win: number;
    /** The round stays open after its stakes. */
    leave?: 'open';
  };
  faults?: PlannedFault[];
  /** So many rounds at the same time, each of a player of its own. */
  times?: number;
  expect: {
    state: string;
    /** How many calls of a kind the wallet received for this player since the step began, and by how many transaction ids. */
    calls?: Partial<Record<WalletCallName, { least?: number; most?: number; ids?: number }>>;
    balance?: number;
    staked?: number;
    won?: number;
    closed?: boolean;
    /** Calls in this order, each at its first appearance. */
    order?: WalletCallName[];
  };
}

export type Step = WalletStep | SandboxStep | BooksStep | StudioStep | PageStep | RoundStep;

export interface Case {
  id: string;
  title: string;
  direction: 'studio to casino' | 'casino to studio';
  /** Why it matters. */
  why: string;
  /** What the player begins with; 10,000 minor units of USD without it. */
  player?: { currency?: string; balance?: number };
  steps: Step[];
}

export interface CaseGroup {
  group: string;
  /** What to do when a case of this group fails. */
  advice: string;
  cases: Case[];
}
