import type { PlayCall, PlayOutput, PlayRefusal, PlayRefusalCode } from '@fairhouse/contract/play';
import type { FastifyReply } from 'fastify';

/** Every refusal of this server: its HTTP status and a sentence for the player. Business outcomes travel with 200. */
export const studioErrors = {
  SESSION_EXPIRED: [401, 'This game session has ended. Please open the game again.'],
  WRONG_INPUT: [400, 'This request cannot be read.'],
  TOO_LARGE: [413, 'This request is too large.'],
  NOT_JSON: [415, 'This request has to be JSON.'],
  NO_SUCH_PART: [416, 'This part of the file is not there.'],
  TOO_MANY_REQUESTS: [429, 'That was too often. Please wait a moment.'],
  INTERNAL: [500, 'Something went wrong on our side. Your round is safe; please try again.'],
  UNAVAILABLE: [503, 'We cannot answer at the moment. Your round is safe; please try again in a moment.'],
  NOT_FOUND: [200, 'There is no such round.'],
  NO_SUCH_PAGE: [404, 'There is nothing here.'],
  NOT_ENOUGH_MONEY: [200, 'Your balance does not cover this stake.'],
  LIMIT_EXCEEDED: [200, 'This stake is above a limit of your account.'],
  STAKE_NOT_ALLOWED: [200, 'This stake is not on offer at this table.'],
  ROUND_OPEN: [200, 'Please finish the open round first.'],
  NO_OPEN_ROUND: [200, 'This round is over.'],
  ACTION_NOT_ALLOWED: [200, 'This is not possible with these cards.'],
  STALE_STEP: [200, 'The round has moved on. Look at the table again.'],
  TOO_SOON: [200, 'One moment before the next round.'],
  AUTOMATIC_NOT_ALLOWED: [200, 'Automatic play is not available here. Press the button for each round.'],
  BONUS_BUY_NOT_ALLOWED: [200, 'Free spins cannot be bought here. A plain spin can still win them.'],
  DOUBLE_UP_NOT_ALLOWED: [200, 'A win cannot be doubled here. Switch double-up off, then deal again.'],
  MAINTENANCE: [
    200,
    'No new rounds during maintenance. Your money and open rounds are safe. You can cash out on the site.',
  ],
  PLAYER_BLOCKED: [200, 'Your account cannot place bets at the moment.'],
  PLAY_ID_REUSED: [200, 'This round was already started with another bet.'],
  ROUND_PENDING: [200, 'We are still confirming your stake.'],
  ROUND_VOID: [200, 'The casino could not confirm this stake, so it was not played. Nothing was taken.'],
  TICKET_SPENT: [200, 'This replay was opened before, or too long ago. Open it again where you came from.'],
  SEED_IN_USE: [200, 'A round was played under this seed, so it stays. Change the seeds to choose another.'],
  SEED_NEEDED: [200, 'Your seed is missing. Open Fairness, choose one and play again.'],
  SEED_CHANGED: [
    200,
    'Your seeds were changed in another window. Nothing was staked. Look at Fairness, then play again.',
  ],
  FREE_ROUNDS_PLAIN: [200, 'A free round pays one plain stake. Play a plain round, or switch to your own money.'],
  FREE_ROUNDS_OVER: [200, 'These free rounds are used up or have ended. Switch to your own money to play on.'],
  WALLET_UNAVAILABLE: [200, 'The casino isn’t responding right now. Please try again.'],
  BETS_CLOSED: [200, 'Bets are closed for this round. The next one opens in a moment.'],
  TOO_MANY_BETS: [200, 'You have as many bets in this round as the table takes. The next round opens soon.'],
  TOO_LATE: [200, 'The round had ended before this reached us.'],
  TABLE_RESTS: [200, 'This table is paused. Please check back in a minute.'],
  NOTHING_SAID: [200, 'Chat is closed at this table right now.'],
  MAIL_NEEDED: [200, 'Confirm your e-mail address in your account, then open the table again to write here.'],
  MUTED: [200, 'A moderator has silenced you for a while. Your messages say why and until when.'],
  SAID_TOO_OFTEN: [200, 'You’re sending messages too fast. Wait a moment, then send it again.'],
  NOT_TO_BE_SAID: [
    200,
    'This can’t be sent: no links, addresses, phone numbers or offensive words. Change it and send it again.',
  ],
  TOO_MANY_STREAMS: [429, 'Too many tables are open at once. Close one, then try again.'],
  NOT_ACCEPTED: [200, 'The casino did not accept this stake.'],
} as const satisfies Record<PlayRefusalCode, readonly [number, string]>;

export function answer(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.send({ ok: true, data });
}

/** Of a call of the game page: what its contract says, and no other shape. */
export function answerCall<C extends PlayCall>(reply: FastifyReply, _call: C, data: PlayOutput<C>): FastifyReply {
  return answer(reply, data);
}

/** What a refusal says beside code and message. */
export type RefusalDetails = Omit<PlayRefusal, 'code' | 'message'>;

export function refusalOf(code: PlayRefusalCode): { ok: false; error: PlayRefusal } {
  return { ok: false, error: { code, message: studioErrors[code][1] } };
}

/** `details` stand beside code and message: a balance, a round, a time to wait. */
export function refuse(reply: FastifyReply, code: PlayRefusalCode, details: RefusalDetails = {}): FastifyReply {
  const [status, message] = studioErrors[code];
  return reply.code(status).send({ ok: false, error: { code, message, ...details } });
}
