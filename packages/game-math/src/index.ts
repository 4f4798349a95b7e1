export { bestChoice } from './blackjack/best-choice.ts';
export * from './blackjack/cards.ts';
export {
  type BlackjackBet,
  type BlackjackHandShown,
  type BlackjackOutcome,
  type BlackjackStakes,
  blackjackGame,
  boxSpot,
} from './blackjack/game.ts';
export { basicStrategy, putBackValue } from './blackjack/put-back.ts';
export { type BlackjackDefinition, type BlackjackRules, blackjackRules, isFirstTable } from './blackjack/rules.ts';
export { bestPlay, largestWinChance, shoeRates, shoeValue } from './blackjack/shoe-value.ts';
export { type SimulatedFigures, simulateBlackjack } from './blackjack/simulate.ts';
export { boxesRates, boxesSpread } from './blackjack/spread.ts';
export type { BlackjackAction, BlackjackPhase, Hand, HandResult, HandState, TableEvent } from './blackjack/table.ts';
export { cardNumber, rankOrder } from './cards/card-number.ts';
export { type Card, oneDeck, ranks, suits } from './cards/cards.ts';
export { choose } from './cards/counting.ts';
export { distinctHands, namedAnew } from './cards/distinct-hands.ts';
export { drawCards } from './cards/draw-cards.ts';
export {
  type HandKind,
  type HandSize,
  kindOf,
  strengthOf,
  strongestOf,
  subsetsOf,
} from './cards/hand-strength.ts';
export { shoeOf } from './cards/shoe.ts';
export { checkRound, compareRound, isInChain, type RoundCheck } from './check-round.ts';
export { baccaratTotal } from './compare/baccarat.ts';
export { bestAction } from './compare/best-action.ts';
export type {
  CompareAction,
  CompareDefinition,
  CompareResult,
  CompareRules,
  CompareSpot,
} from './compare/compare.ts';
export { type CompareBet, type CompareOutcome, type CompareStakes, compareGame } from './compare/compare-game.ts';
export { meanOf, type Way, wayFigures, waysOf } from './compare/endings.ts';
export { spreadOf, spreadPays } from './compare/red-dog.ts';
export {
  type CurveDefinition,
  curveDraws,
  heightAt,
  leastReturn,
  pointOf,
  reachedAfterMs,
  targetFigures,
  winningNumbers,
} from './curve/curve.ts';
export { type CurveBet, type CurveOutcome, curveGame, takeAt } from './curve/curve-game.ts';
export { bestDecision, callsByWords, type FlopDecision, raisesAgainst } from './dealer-poker/best-decision.ts';
export {
  type DealerPokerDefinition,
  largestWins,
  lineOf,
  type OddsLine,
  oddsOf,
  type PaidHand,
  type Result,
  type Spot,
  type SpotName,
  settle,
} from './dealer-poker/dealer-poker.ts';
export { type DealerPokerBet, type DealerPokerOutcome, dealerPokerGame } from './dealer-poker/dealer-poker-game.ts';
export { type FacedHand, facedHands } from './dealer-poker/faced-hands.ts';
export { type DealerPokerFigures, endsOf, figuresBy, noRounds, type RoundSums } from './dealer-poker/figures.ts';
export { type Flopped, sumsOfFlop } from './dealer-poker/flops.ts';
export { lookAhead } from './dealer-poker/look-ahead.ts';
export * from './device-record.ts';
export { type DiceTableDefinition, decidedOn, type Pay, stepUnits } from './dice-table/dice-table.ts';
export {
  type BetOnDice,
  type DiceTableBet,
  type DiceTableOutcome,
  type DiceTableStakes,
  diceTableGame,
} from './dice-table/dice-table-game.ts';
export { type DiceFigures, diceFigures } from './dice-table/figures.ts';
export { bestHold, holdsByRanks } from './draw-poker/best-hold.ts';
export {
  collectAction,
  compareCards,
  type Doubled,
  type DoubleUpTry,
  doubleAction,
  doubleUpFigures,
  pickActions,
} from './draw-poker/double-up.ts';
export {
  type DrawCard,
  type DrawPokerDefinition,
  deckOf,
  holdAction,
  holds,
  joker,
  type PayLine,
  type PokerHand,
  type SeveralHands,
  type Wild,
} from './draw-poker/draw-poker.ts';
export {
  type DrawnHand,
  type DrawPokerBet,
  type DrawPokerOutcome,
  drawPokerGame,
  handReader,
} from './draw-poker/draw-poker-game.ts';
export { severalProfitRates } from './draw-poker/several-profits.ts';
export { type OptimalFigures, optimalFigures, startingHands } from './draw-poker/starting-hands.ts';
export { supersetSums } from './draw-poker/superset-sums.ts';
export { engineGames } from './engine-games.ts';
export { canonicalJson, definitionHash } from './fair/canonical.ts';
export { simulationStream } from './fair/seeded.ts';
export { hashedTimes, hmacSha256, sha256Hex } from './fair/sha256.ts';
export { shuffle } from './fair/shuffle.ts';
export { type DrawBelow, type FairSeeds, fairStream, type Hmac } from './fair/stream.ts';
export { compare as compareFractions, type Fraction, numberOf, percentText, shareOf } from './fraction.ts';
export { freeRoundStakes, freeRoundStakesOf } from './free-round-stakes.ts';
export type {
  BetReading,
  DeclaredFigures,
  Game,
  GameKind,
  NextAction,
  Pace,
  Progress,
  TimedRounds,
} from './game.ts';
export type { CardsShown, OfferedGuess } from './ladder/cards.ts';
export { guessesOn, rankOf } from './ladder/cards.ts';
export type { FieldShown } from './ladder/field.ts';
export {
  type LadderDefinition,
  modesOf,
  returnsOf,
  stopsOf,
} from './ladder/ladder.ts';
export { type LadderBet, type LadderOutcome, ladderGame } from './ladder/ladder-game.ts';
export type { RowsShown } from './ladder/rows.ts';
export type { StepsShown } from './ladder/steps.ts';
export { paysFor, returnAt, type Stop, stopFigures } from './ladder/stops.ts';
export { drawPot, type PotRules, potIn, potReturn, potShare, type TakenPot, withPot } from './pot.ts';
export * from './prove-round.ts';
export {
  type RouletteDefinition,
  type RouletteSpot,
  type RouletteSpotType,
  rouletteSpotsOf,
  spotFigures,
  spotTypes,
} from './roulette/roulette.ts';
export { type RouletteBet, type RouletteOutcome, type RouletteStakes, rouletteGame } from './roulette/roulette-game.ts';
export { colourOf, numberLabel, type RouletteColour } from './roulette/wheel.ts';
export { type RoundFile, roundFile, roundFormat } from './round-file.ts';
export type { LogEvidence, OpenedReceipt } from './signed-evidence.ts';
export { pageCounter } from './slots/count-pages.ts';
export { evaluate } from './slots/evaluate.ts';
export { exactReturn, unlimitedReturn } from './slots/exact-return.ts';
export type { HeldCoin, HoldShown } from './slots/hold.ts';
export { chanceAtMost, chanceOfAtLeast, largestWin } from './slots/largest-win.ts';
export {
  playSlot,
  type SlotBet,
  type SlotOutcome,
  type SpinShown,
  type WinShown,
  worthOf,
} from './slots/play-slot.ts';
export { countedSpins, roundFigures } from './slots/round-figures.ts';
export {
  type Cell,
  freeStrips,
  type LineSlot,
  modeOf,
  revealed,
  rulesInMode,
  rulesOf,
  type SlotDefinition,
  type SlotMode,
  type SlotRules,
  type Strips,
  variantsOf,
  windowAt,
} from './slots/slot.ts';
export { type SlotCoins, type SlotStakes, slotGame } from './slots/slot-game.ts';
export { tumbleOf } from './slots/tumble.ts';
export type { SpotStake, SpotStakes } from './spot-stakes.ts';
export type { StakeTaps, TappedStakes } from './stakes.ts';
export { cardCells, leastIn, type Pattern, placeOf } from './subset/card.ts';
export {
  drawNumbers,
  resultChances,
  resultOf,
  type SubsetDefinition,
  type SubsetMode,
  type SubsetRisk,
  subsetFigures,
  subsetReturn,
} from './subset/subset.ts';
export { type SubsetBet, type SubsetOutcome, subsetGame } from './subset/subset-game.ts';
export {
  type Chance,
  type Choice,
  chanceFigures,
  chanceOf,
  climbOf,
  leastReturning,
  payBounds,
  type Rise,
  riseAt,
  risenAfterMs,
  type Side,
  someChoices,
  type ThresholdDefinition,
  wins,
} from './threshold/threshold.ts';
export { cashOutAt, type ThresholdBet, type ThresholdOutcome, thresholdGame } from './threshold/threshold-game.ts';
export {
  alike,
  type FieldRules,
  type FieldsShown,
  prizeAt,
  rowUnlike,
  unlikeRows,
  unlikeSymbols,
  unlikeWays,
} from './ticket/fields.ts';
export { type TicketDefinition, ticketFigures } from './ticket/ticket.ts';
export { type TicketBet, type TicketOutcome, ticketGame } from './ticket/ticket-game.ts';
export { type ChainPlace, type RoundProof, type Verification, verifyRound } from './verify-round.ts';
export {
  largestWeight,
  modeFigures,
  numbersOf,
  pathTo,
  type Risk,
  segmentAt,
  type WeightedDefinition,
  type WeightedMode,
  waysTo,
  weightOf,
} from './weighted/weighted.ts';
export { type WeightedBet, type WeightedOutcome, weightedGame } from './weighted/weighted-game.ts';
