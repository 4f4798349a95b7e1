/**
 * The studio's answers as this page knows them: the contract's, with the outcomes and stakes of the engines, which the
 * contract leaves to them.
 */
import type { PlayInput, PlayOutput, PlayRefusal, PlayRefusalCode } from '@fairhouse/contract/play';
import type {
  BlackjackOutcome,
  BlackjackStakes,
  CompareOutcome,
  CompareStakes,
  CurveOutcome,
  DealerPokerOutcome,
  DiceTableOutcome,
  DiceTableStakes,
  DrawPokerOutcome,
  LadderOutcome,
  RouletteOutcome,
  RouletteStakes,
  SlotOutcome,
  SlotStakes,
  SubsetOutcome,
  TappedStakes,
  ThresholdOutcome,
  TicketOutcome,
  WeightedOutcome,
} from '@fairhouse/game-math';

/** OFFLINE when no answer came at all. */
export type RefusalCode = PlayRefusalCode | 'OFFLINE';
export type Refusal = Omit<PlayRefusal, 'code' | 'round'> & { code: RefusalCode; round?: Round };

export type Answer<T> = { ok: true; data: T } | { ok: false; error: Refusal };

export type Outcome =
  | SlotOutcome
  | RouletteOutcome
  | BlackjackOutcome
  | ThresholdOutcome
  | WeightedOutcome
  | LadderOutcome
  | DrawPokerOutcome
  | SubsetOutcome
  | TicketOutcome
  | CompareOutcome
  | DealerPokerOutcome
  | DiceTableOutcome
  | CurveOutcome;
export type Stakes = SlotStakes | RouletteStakes | BlackjackStakes | TappedStakes | CompareStakes | DiceTableStakes;

type PlayedRound = PlayOutput<'start'>;
export type Round<O = Outcome> = Omit<PlayedRound, 'outcome'> & { outcome: O };

type Plain = PlayOutput<'open'>;
export type Opened = Omit<Plain, 'stakes' | 'openRound' | 'lastRound'> & {
  /** Rounds are played by the free rounds, and `stakes` are theirs. */
  usesFreeRounds?: boolean;
  stakes: Stakes;
  openRound: Round | null;
  lastRound: Round | null;
};

export type Recorded = Omit<PlayOutput<'replay'>, 'answers' | 'stakes'> & { answers: Round[]; stakes: Stakes | null };
/** What a round shown to others is verified by. */
export type ShownRecord = Omit<RoundRecord, 'round'> & { round: Round };
export type OpenedReplay = Omit<PlayOutput<'openReplay'>, 'recorded' | 'record'> & {
  recorded: Recorded;
  record: ShownRecord | null;
};

export type PotAnswer = PlayOutput<'pot'>;
export type SessionTotals = PlayOutput<'balance'>['session'];
export type SeedInUse = PlayOutput<'seed'>;
export type NumbersUsed = PlayOutput<'numbers'>;
export type NextSeed = PlayInput<'rotate'>;
export type Rotated = PlayOutput<'rotate'>;
/** Under which a round is to be played. */
export type SeedToPlay = NonNullable<PlayInput<'start'>['seed']>;
export type Proof = PlayOutput<'round'>['proof'];
/** A round with everything it can be checked by. */
export type RoundRecord = PlayOutput<'round'>;
export type {
  LiveMessage,
  LiveRound,
  LiveWord,
  OwnBet,
  ReportReason,
  SeenBet,
  SignedReceipt,
  TableStanding,
  TableView,
} from '@fairhouse/contract/play';
export type AnsweredBet = PlayOutput<'place'>;
