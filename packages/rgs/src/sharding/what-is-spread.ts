import type { Entry, Parting } from '@fairhouse/database/sharding';
import { playerSlots, slotOfPlayer } from '../slot-of-player.ts';

/** The schema of the studio's process. */
export const schema = 'studio';

/** What is a player's. The first stands for how they all are spread: by the player. */
export const spreadTables = [
  ['player', 'id'],
  ['play_session', 'player_id'],
  ['seed', 'player_id'],
  ['round', 'player_id'],
  ['round_step', 'player_id'],
  ['round_event', 'player_id'],
  ['play_money', 'player_id'],
  ['play_money_transaction', 'player_id'],
] as const;

export const tableNames = spreadTables.map(([name]) => name);

/** What a part has beside those: what its rounds have paid into pots, and which pots there are. */
export const besides = ['pot_share', 'near_pot', 'near_pot_game'] as const;

/** Functions of a round, by the names of their files, in the order in which they lean on one another. */
export const functionsOfAPart = [
  'player-gone',
  'round-gone',
  'round-events-of-new',
  'round-events-of-changed',
  'round-start',
  'round-start-batch',
  'round-action-batch',
  'round-finish-batch',
  'rounds-left',
  'fun-players-end',
];

/** Those that answer triggers: a statement that Citus sends to a part's tables knows nothing of its schema. */
export const triggerFunctions = [
  'player_gone',
  'round_gone',
  'round_events_of_new',
  'round_events_of_changed',
  'pot_paid_in',
];

/** What is asked of parts alone. */
const askedOfParts = [
  'round-start-batch',
  'round-action-batch',
  'round-finish-batch',
  'rounds-left',
  'fun-players-end',
];

/** What stands on the coordinator while players are spread. */
export const functionsOfTheCoordinator = [
  'all-or-none',
  'player-open',
  'session-open',
  'session-read',
  'sessions-open',
  'session-totals',
  'session-tell-balance',
  'session-book',
  'sessions-forget',
  'player-forget-alias',
  'play-account',
  'pots-bring-in',
  ...askedOfParts,
];

/** Of what the parts are made of, and what is written when they are made. */
export const madeWithTheParts = ['triggers', 'player-shards', 'player-slot-shards'];

/** Held by anyone who spreads, gathers, or makes functions again. */
export const spreadLock = 7_246_007;

export const parting: Parting = {
  schema,
  gateKey: 7_246_005,
  slotOf: '((uuid_hash(p_key)::bigint + 2147483648) >> 26)::int',
};

export const entries: Entry[] = [
  {
    name: 'round_start_batch_there',
    parameters: `p_key uuid, p_starts ${schema}.round_to_start[]`,
    does: `return array_to_string(round_start_batch(p_starts), ';')`,
    lockTimeoutMs: 2_000,
  },
  {
    name: 'round_action_batch_there',
    parameters: `p_key uuid, p_actions ${schema}.round_action[]`,
    does: `return array_to_string(round_action_batch(p_actions), ';')`,
    lockTimeoutMs: 2_000,
  },
  {
    name: 'round_finish_batch_there',
    parameters: `p_key uuid, p_finished ${schema}.round_to_finish[]`,
    does: `return array_to_string(round_finish_batch(p_finished), ';')`,
    lockTimeoutMs: 2_000,
  },
  {
    name: 'rounds_left_there',
    parameters: 'p_key uuid, p_due int, p_most int, p_lease_ms float8, p_early_ms float8, p_idle_ms float8',
    does: `return array_to_string(rounds_left(p_due, p_most, p_lease_ms, p_early_ms, p_idle_ms), ';')`,
    lockTimeoutMs: 4_000,
  },
  {
    name: 'fun_players_end_there',
    parameters: 'p_key uuid, p_older_ms float8, p_most int',
    does: 'return fun_players_end(p_older_ms, p_most)::text',
    lockTimeoutMs: 4_000,
  },
];

/** Parts are halves of halves, so that each has whole slots. */
export const possibleShards = [1, 2, 4, 8, 16, 32, playerSlots];

/** A key of nobody's that lies in the part of this slot. */
export function keyOfSlot(slot: number): string {
  for (let n = 0; ; n++) {
    const key = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
    if (slotOfPlayer(key) === slot) return key;
  }
}
