/** SQL: whether a member agreed to stand with a name among what others see. Without an answer: no. */
export const agreedToBeNamed = (memberId: string): string =>
  `coalesce((select c.given from consent_to_be_named c where c.member_id = ${memberId} order by c.id desc limit 1), false)`;
