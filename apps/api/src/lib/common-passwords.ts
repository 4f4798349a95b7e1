/** The most used passwords of eight characters and more; shorter ones are refused for their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456789 12345678 1234567890 password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui
  qwertyuiop qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx asdfghjkl asdf1234 zxcvbnm1 abcd1234
  abc12345 a1b2c3d4 iloveyou iloveyou1 sunshine princess football football1 baseball superman batman123 trustno1
  welcome1 welcome123 letmein1 admin123 administrator changeme changeme1 starwars whatever computer internet
  michelle jennifer jordan23 liverpool chelsea1 dragon123 monkey123 shadow123 master123 87654321 987654321 11223344
  12341234 1234abcd casino123 jackpot1 jackpot123 mahalkita filipinas`.split(/\s+/),
);
