import type { SlotMode, SubsetRisk } from '@fairhouse/game-math';

/** What ways to play are called on sheets. */
export interface SheetWords {
  boxes(count: number): string;
  hands(count: number): string;
  balls(count: number): string;
  numbers(count: number): string;
  cards(least: number, most: number): string;
  traps(count: number): string;
  /** Of pins. */
  rows(count: number): string;
  /** Of a wheel. */
  fields(count: number): string;
  onNumber(number: number): string;
  ofNumbers(winning: string, all: string): string;
  takenAt(height: string): string;
  takenAfter(name: string, steps: number): string;
  halfBack: string;
  antePlain: string;
  anteWithSide: string;
  playedBest(spot: string): string;
  givenUpAtTie(spot: string): string;
  neverRaised(spot: string): string;
  slotModes: Record<'plain' | SlotMode['id'], string>;
  risks: Record<SubsetRisk, string>;
  ladderModes: Record<string, string>;
  spots: Record<string, string>;
  diceSpots: Record<string, string>;
  diceKinds: Record<string, string>;
  /** Between two numbers of dice: ' and '. */
  and: string;
}
