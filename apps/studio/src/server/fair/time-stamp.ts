import { createHash, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

/** A public time-stamping service that speaks RFC 3161 over HTTP. */
export interface StampService {
  address: string;
  /** PEM of the certificate that its own is signed by, or of its own. */
  trusted: string;
}

pki.setEngine('node', new pki.CryptoEngine({ name: 'node', crypto: webcrypto as unknown as Crypto }));

const sha256Id = '2.16.840.1.101.3.4.2.1';
const tstInfoId = '1.2.840.113549.1.9.16.1.4';
const answerWithinMs = 10_000;
const mostBytes = 100_000;
/** Granted, and granted with changes. */
const granted: readonly number[] = [0, 1];

/**
 * Has the service sign that this text was there now; the token as DER. It is checked before it is kept: that it is of this text and
 * answers this question, and that the service's certificate has signed it. Throws when it is not so, or nothing was answered.
 */
export async function takeStamp({ address, trusted }: StampService, text: string): Promise<Buffer> {
  const nonce = randomBytes(8);
  // A positive number in its shortest form.
  nonce[0] = (nonce[0]! & 0x7f) | 0x40;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: requestFor(text, nonce),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  if (bytes.length > mostBytes) throw new Error('the answer is too large');
  const { status, timeStampToken } = pki.TimeStampResp.fromBER(bytesOf(bytes));
  if (!granted.includes(status.status) || !timeStampToken) throw new Error(`refused with status ${status.status}`);
  const token = Buffer.from(timeStampToken.toSchema().toBER());
  const { nonce: answered } = await openStamp(token, text, trusted);
  if (!answered?.equals(nonce)) throw new Error('it answers another question');
  return token;
}

function requestFor(text: string, nonce: Buffer): ArrayBuffer {
  const hashedMessage = new asn1.OctetString({ valueHex: createHash('sha256').update(text).digest() });
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: sha256Id, algorithmParams: new asn1.Null() }),
      hashedMessage,
    }),
    nonce: new asn1.Integer({ valueHex: nonce }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

/** What a token says, once its signature is checked by a trusted certificate. Throws when it is no token of this text. */
export async function openStamp(
  token: Buffer,
  text: string,
  trusted: string,
): Promise<{ at: Date; nonce: Buffer | undefined }> {
  const signed = new pki.SignedData({ schema: pki.ContentInfo.fromBER(bytesOf(token)).content });
  const content = signed.encapContentInfo.eContent;
  if (signed.encapContentInfo.eContentType !== tstInfoId || !content) throw new Error('it is no time stamp');
  const info = pki.TSTInfo.fromBER(content.getValue());
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const isOfText =
    info.messageImprint.hashAlgorithm.algorithmId === sha256Id &&
    imprint.equals(createHash('sha256').update(text).digest());
  if (!isOfText) throw new Error('it is of another text');
  const data = new TextEncoder().encode(text);
  const root = pki.Certificate.fromBER(bytesOf(new X509Certificate(trusted).raw));
  const isSigned = await signed
    .verify({
      signer: 0,
      data: data.buffer as ArrayBuffer,
      trustedCerts: [root],
      checkChain: true,
      checkDate: info.genTime,
    })
    .catch(() => false);
  if (!isSigned) throw new Error('it is not signed by the trusted certificate');
  return { at: info.genTime, nonce: info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView) };
}

/** A copy of its own, as the library takes it. */
const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
