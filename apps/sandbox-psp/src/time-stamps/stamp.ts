import { randomBytes, webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

pki.setEngine('node', new pki.CryptoEngine({ name: 'node', crypto: webcrypto as unknown as Crypto }));

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ids = {
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
};
const messageDigestId = '1.2.840.113549.1.9.4';
const sha256Id = '2.16.840.1.101.3.4.2.1';
/** A policy for examples, under the arc that is reserved for them. */
const policy = '2.999.3161';

export interface Stamper {
  /** PEM of the certificate that signs. */
  certificate: string;
  /** The answer to a request, both DER; a request that cannot be read is refused. */
  answer(request: Buffer): Promise<Buffer>;
}

/** A fake time-stamping service by RFC 3161: a key and a certificate of its own for as long as the sandbox runs. */
export async function openStamper(clock: () => Date): Promise<Stamper> {
  const keys = (await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = await certificateOf(keys, clock());
  const pem = Buffer.from(certificate.toSchema(true).toBER())
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
    async answer(request) {
      const status = (code: number) => new pki.PKIStatusInfo({ status: code });
      let asked: pki.TimeStampReq;
      try {
        asked = pki.TimeStampReq.fromBER(new Uint8Array(request));
      } catch {
        return Buffer.from(new pki.TimeStampResp({ status: status(2) }).toSchema().toBER());
      }
      const timeStampToken = await tokenFor(asked, certificate, keys.privateKey, clock());
      return Buffer.from(new pki.TimeStampResp({ status: status(0), timeStampToken }).toSchema().toBER());
    },
  };
}

async function certificateOf(keys: CryptoKeyPair, now: Date): Promise<pki.Certificate> {
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: 1 });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new pki.AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new asn1.Utf8String({ value: 'Fake time stamps' }),
      }),
    );
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(now.getTime() + 3_650 * 86_400_000);
  const purpose = new pki.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] });
  const isAuthority = new pki.BasicConstraints({ cA: true });
  certificate.extensions = [
    new pki.Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: isAuthority.toSchema().toBER(),
      parsedValue: isAuthority,
    }),
    new pki.Extension({
      extnID: '2.5.29.37',
      critical: true,
      extnValue: purpose.toSchema().toBER(),
      parsedValue: purpose,
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return certificate;
}

async function tokenFor(
  { messageImprint, nonce }: pki.TimeStampReq,
  certificate: pki.Certificate,
  key: CryptoKey,
  now: Date,
): Promise<pki.ContentInfo> {
  const info = new pki.TSTInfo({
    version: 1,
    policy,
    messageImprint,
    serialNumber: new asn1.Integer({ valueHex: Buffer.concat([Buffer.of(0x40), randomBytes(7)]) }),
    genTime: now,
    ...(nonce && { nonce }),
  });
  const content = info.toSchema().toBER();
  const digest = await webcrypto.subtle.digest('SHA-256', content);
  const encapContentInfo = new pki.EncapsulatedContentInfo({ eContentType: ids.tstInfo });
  // Set afterwards: the constructor would split it into parts, which is BER and not DER.
  encapContentInfo.eContent = new asn1.OctetString({ valueHex: content });
  const signed = new pki.SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: sha256Id }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new pki.Attribute({ type: ids.contentType, values: [new asn1.ObjectIdentifier({ value: ids.tstInfo })] }),
            new pki.Attribute({ type: messageDigestId, values: [new asn1.OctetString({ valueHex: digest })] }),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256', content);
  return new pki.ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) });
}
