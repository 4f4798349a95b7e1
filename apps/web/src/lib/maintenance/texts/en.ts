export const en = {
  title: 'Maintenance',
  planned: 'Maintenance: {span}.',
  plannedText: 'Bets and deposits pause for that time. Open rounds can be finished, and you can cash out.',
  on: 'Maintenance until about {time}.',
  onText: 'No new bets, deposits or bonuses. Your money and open rounds are safe, and you can cash out.',
  cashOut: 'Cash out',
};
