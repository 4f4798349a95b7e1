/** The words of one mail in one language. `{name}` is filled in. */
export interface Template {
  subject: string;
  greeting: string;
  sentence: string;
  button: string;
  footer: string;
}
