export const en = {
  level0: 'Entry',
  level10: 'Bronze',
  level20: 'Silver',
  level30: 'Gold',
  level35: 'Platinum',
  level40: 'Diamond',
} as const;
