/** A call of a game's page to the studio as raw HTTP/1.1 bytes. */
export function playCall(call: 'start' | 'act' | 'place', token: string, input: object): Buffer {
  const body = JSON.stringify(input);
  return Buffer.from(
    `POST /play/${call} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n` +
      `x-play-session: ${token}\r\n\r\n${body}`,
  );
}
