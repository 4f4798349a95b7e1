import type { Entry, Parting } from '@fairhouse/database/sharding';

/** What a bet writes: every row belongs to a member, and lies on the machine of that member's hash slot. */
export const spreadTables = [
  'book',
  'posting',
  'game_round',
  'free_grant',
  'vendor_session',
  'wallet_user',
  'held_win',
  'bet_allowance',
  'play_period',
] as const;

/** What a bet asks of a member and only reads. Its rows are copied to the member's machine whenever one of them changes. */
export interface MemberCopy {
  name: string;
  member: string;
  columns: string[];
  /** Where a change comes from, and of which columns; all, unless they are named. */
  from: { table: string; member: string; columns?: string[] };
}

export const memberCopies: MemberCopy[] = [
  {
    name: 'member_record',
    member: 'id',
    columns: ['id', 'enabled'],
    from: { table: 'member', member: 'id', columns: ['enabled'] },
  },
  {
    // Digests of who the member is, so that names and addresses stay where they are.
    name: 'identity_account',
    member: 'member_id',
    columns: ['member_id', 'country_code', 'person_digest', 'address_digest', 'state_code'],
    from: {
      table: 'member',
      member: 'id',
      columns: ['first_name', 'last_name', 'birthday', 'country_code', 'city', 'postal_code', 'address', 'state_code'],
    },
  },
  ofMember('play_block', ['member_id']),
  ofMember('play_pause', ['id', 'member_id', 'until', 'ended_at']),
  ofMember('play_preference', ['member_id', 'time_zone', 'next_time_zone', 'next_from', 'closed_at']),
  ofMember('play_limit', ['member_id', 'kind', 'period', 'most']),
  ofMember('identity_check', ['id', 'member_id', 'identity', 'age', 'address', 'person_digest', 'address_digest']),
  ofMember('register_answer', ['member_id', 'answer']),
  {
    name: 'document_record',
    member: 'member_id',
    columns: ['id', 'member_id', 'kind', 'status', 'expires_on'],
    from: { table: 'member_document', member: 'member_id', columns: ['kind', 'status', 'expires_on'] },
  },
];

function ofMember(table: string, columns: string[]): MemberCopy {
  return { name: table, member: 'member_id', columns, from: { table, member: 'member_id' } };
}

/** What a bet asks of games and of the casino: few rows, copied to every machine. */
export interface CasinoCopy {
  name: string;
  columns: string[];
  from: { table: string; columns?: string[] };
}

export const casinoCopies: CasinoCopy[] = [
  { name: 'game_record', columns: ['code', 'enabled'], from: { table: 'game', columns: ['code', 'enabled'] } },
  ofCasino('game_limit', ['game_code', 'currency', 'minimum_bet', 'maximum_bet']),
  ofCasino('betting_rules', ['version', 'stopped']),
  ofCasino('win_bound', ['vendor', 'game_code', 'multiple', 'set_by']),
  ofCasino('win_bound_pot', ['vendor', 'game_code', 'currency', 'most']),
  ofCasino('identity_demand', [
    'country_code',
    'identity_before',
    'address_before',
    'register',
    'state_code',
    'own_parts',
    'documents',
    'documents_before',
  ]),
  ofCasino('posting_rule', [
    'type',
    'debit',
    'credit',
    'answers',
    'reversible',
    'cash_sign',
    'bonus_sign',
    'held_sign',
  ]),
];

function ofCasino(table: string, columns: string[]): CasinoCopy {
  return { name: table, columns, from: { table } };
}

/** Views and functions that a bet runs through, by the ids of their files, in the order in which they lean on one another. */
export const functionsOfABet = [
  'ledger/functions/ledger-book',
  'ledger/functions/ledger-posting',
  'ledger/functions/ledger-first-since',
  'ledger/functions/ledger-played',
  'ledger/functions/ledger-lock',
  'ledger/functions/ledger-post',
  'ledger/functions/ledger-post-batch',
  'protection/functions/protection-barred',
  'protection/functions/play-midnight',
  'protection/functions/play-zone',
  'protection/functions/play-open-periods',
  'protection/functions/play-allowance-of',
  'allowances/functions/recompute-bet-allowance',
  'allowances/functions/bet-allowance-due',
  'identity/functions/identity-as-known',
  'identity/functions/identity-barred',
  'games/functions/game-stake',
  'games/functions/play-barred',
  'betting/functions/usual-win-bound',
  'betting/functions/wallet-knows-id',
  'betting/functions/wallet-played-seconds',
  'allowances/functions/bet-allowance-refusal',
  'betting/functions/free-grant-refusal',
  'betting/functions/wallet-judge',
  'betting/functions/wallet-carry-out',
  'betting/functions/wallet-pay-plays',
  'betting/functions/wallet-instruction-batch',
];

export const schema = 'casino';

/** Held while books are spread or gathered, or functions are made again. */
export const spreadLock = 7_246_006;

export const parting: Parting = {
  schema,
  gateKey: 7_246_004,
  slotOf: '((hashint8(p_key)::bigint + 2147483648) >> 26)::int',
};

export const entries: Entry[] = [
  {
    name: 'wallet_instruction_batch_there',
    parameters: 'p_key bigint, p_instructions casino.wallet_instruction[]',
    does: `return array_to_string(wallet_instruction_batch(p_instructions), ';')`,
    lockTimeoutMs: 2_000,
  },
  {
    name: 'ledger_post_batch_there',
    parameters: 'p_key bigint, p_instructions casino.ledger_instruction[]',
    does: `return array_to_string(ledger_post_batch(p_instructions), ';')`,
    lockTimeoutMs: 2_000,
  },
  {
    name: 'ledger_lock_there',
    parameters: 'p_key bigint, p_members bigint[]',
    does: `perform ledger_lock(p_members); return ''`,
    lockTimeoutMs: 4_000,
  },
  {
    name: 'recompute_bet_allowance_by_lock',
    parameters: 'p_key bigint, p_member bigint, p_now timestamptz',
    does: `perform recompute_bet_allowance(p_member, p_now); return ''`,
    lockTimeoutMs: 4_000,
  },
  {
    name: 'play_open_periods_there',
    parameters: 'p_key bigint, p_member bigint, p_now timestamptz',
    does: `perform play_open_periods(p_member, p_now); return ''`,
    lockTimeoutMs: 4_000,
  },
];
