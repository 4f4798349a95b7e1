/** Closed lists of codes that no screen shows as such, each with the reason. */
export const codesWithoutWords: Readonly<Record<string, string>> = {
  'ASC|DESC|asc|desc': 'the direction of a sort: an arrow in the head of the column',
  'USD|EUR|BRL|BTC': 'codes of currencies are their names',
  'valid|soon|over': 'shown by colour and a mark beside the date',
  'money|percent|times|days|day|switch': 'chooses the form field of a bonus term',
  'ok|amber|red': 'shown as the colour of an age; the tab "Late" filters by it',
  'open|snoozed|decided|all': 'filters behind the tabs of a queue, which have names of their own',
  'anybody|mine|free|escalated': 'filters behind the tabs of a queue, which have names of their own',
  'waitingSince|amount|player|kind|provider|due': 'the column heads of a queue',
  'waiting|done|refused|takenBack': 'a sentence with the decision, its maker and its time',
  'yes|between|no|further': 'the keys 1 to 4 of a decision',
  'required|optional|none': 'whether a form asks for a reason',
  'text|number|money|moment|flag|country|currency|status|kind|method|provider|severity|tags|roles':
    'chooses how a cell of a list is written',
  'choice|day|id|amount|country|tag|text': 'chooses the field of a filter',
  'never|optional|required': 'whether a form asks for a currency',
  'first|invite|recover': 'chooses the title of the page that a one-time link opens',
  'money|count|percent|seconds': 'chooses how a figure of the home page is written',
  'session|token': 'a token is shown by its label',
  'member|deposit|cashOut|round|document': 'a player is found by name',
  'common|agent': 'only an agent is marked',
  'cashOuts|payouts|payoutReviews|deposits|disputes|documents|corrections|funds|heldWins|affiliateStatements|invitations|contacts|chatReports|alerts|harmCases|approvals|incidents|home|maintenance|self':
    'kinds of live updates, which reload pages',
  'money|count|percent': 'chooses how a value of a report is written',
  'nobody|all|cashier|documents|risk|support|bonuses|content|compliance|finance|administrator':
    'the roles by the table of roles, the other two by their own words',
  'currency|full|closed|identity|level|country|group': 'a preview is of nobody, so it is always null there',
  'out|in': 'chosen by the button that disqualifies or reinstates',
};
