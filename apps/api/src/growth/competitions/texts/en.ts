/** Rules of a competition, in plain words. */
export const en = {
  tournament:
    'Your best {rounds} rounds count. Each scores what it paid as a multiple of its stake: a stake of 1 that pays 5 scores 5.00×.',
  tournamentOne:
    'Your single best round counts. It scores what it paid as a multiple of its stake: a stake of 1 that pays 5 scores 5.00×.',
  raceMultiple:
    'Your first {rounds} rounds count, and no more. Each scores what it paid as a multiple of its stake; all are added up.',
  raceWins: 'Your first {rounds} rounds count, and no more. Each that pays more than its stake is one win.',
  roundMost: 'A single round scores no more than {multiple}, so that one lucky round need not decide.',
  stake: 'A larger stake never scores more. The least stake that counts is {stakes}.',
  not: 'Rounds that were taken back, rounds played for fun, and rounds paid even in part with bonus money don’t count.',
  tiesShared:
    'Players with the same score share the place: they get equal parts of the prizes of the places they take up together, rounded down to the smallest unit. Without a score there is no place.',
  tiesFewerRounds:
    'Of players with the same score, the one who needed fewer rounds to reach it comes first; with the same number of rounds, the one who reached it earlier. Without a score there is no place.',
  mostPlayers: 'At most {count} players can join: the first ones.',
  levels: 'It is open to members of VIP level {levels}.',
  countries: 'It is open to members who live in {countries}.',
  verified: 'It is open to members whose identity check is complete.',
  group: 'It is open to the members it was made for.',
  pay: 'Prizes are paid as cash without any wagering, after two people have checked the standings.',
  disqualified:
    'A player who breaks the terms can be disqualified by two people before the standings are final. We send that player the reason and how to complain.',
  protection:
    'If you take a break, competitions are hidden from you. What you scored before stays yours, and so does a prize.',
  checkScore:
    'Add up the scores of your rounds below: they come to your score. Each round can be seen and verified under its own name.',
  checkDefinition: 'SHA-256 of the text “definition” is “definitionHash”: these are the rules that were published.',
  checkStandings:
    'SHA-256 of “definitionHash” and every line of “standings”, each on a line of its own without a line feed at the end, is “resultHash”. The line with your receipt is yours.',
};
