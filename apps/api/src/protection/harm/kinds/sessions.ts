import { minuteMs, type PlaySlot, slotMinutes } from './kind.ts';

/** A pause that is longer ends a session. */
const mostPauseMinutes = 20;

export interface Session {
  slots: PlaySlot[];
  minutes: number;
  /** Staked less what came back; above 0 where the member lost. */
  lost: bigint;
}

/** Play without a longer pause between. */
export function sessionsOf(play: readonly PlaySlot[]): Session[] {
  const groups: PlaySlot[][] = [];
  for (const slot of play) {
    const last = groups.at(-1)?.at(-1);
    const pauseMs = last ? slot.at.getTime() - last.at.getTime() - slotMinutes * minuteMs : Number.POSITIVE_INFINITY;
    if (pauseMs <= mostPauseMinutes * minuteMs) groups.at(-1)!.push(slot);
    else groups.push([slot]);
  }
  return groups.map((slots) => ({
    slots,
    minutes: (slots.at(-1)!.at.getTime() - slots[0]!.at.getTime()) / minuteMs + slotMinutes,
    lost: lostIn(slots),
  }));
}

export const lostIn = (slots: readonly PlaySlot[]): bigint =>
  slots.reduce((sum, { staked, returned }) => sum + staked - returned, 0n);
