/** A registration that passes every check, different for every number. */
export function registrationOf(number: number, overrides: Record<string, unknown> = {}) {
  const unique = `${process.pid % 10_000}${String(number).padStart(4, '0')}`;
  return {
    email: `player${unique}@example.com`,
    username: `player${unique}`,
    password: 'correct horse battery',
    repassword: 'correct horse battery',
    mobilePrefix: '63',
    mobile: `917${String(1_000_000 + ((Number(unique) * 7) % 8_999_999)).slice(0, 7)}`,
    firstName: 'Maria',
    lastName: 'Santos',
    gender: 'FEMALE',
    birthday: '1990-02-28',
    currency: 'USD',
    countryCode: 'PH',
    stateCode: 'PH-00',
    city: 'Manila',
    postalCode: '1000',
    address: '1 Roxas Boulevard',
    receiveExclusive: true,
    agreed: true,
    ...overrides,
  };
}
