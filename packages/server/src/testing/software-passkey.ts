import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { origin: string; isUserVerified?: boolean }

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

// CBOR (RFC 8949), as far as a passkey needs it: a head is the major type and a length or a small number.
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return Buffer.from(length < 256 ? [(major << 5) | 24, length] : [(major << 5) | 25, length >> 8, length & 255])
}
const number = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const textOf = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** A passkey in software: answers challenges as the authenticator of a browser does (ES256, no attestation). */
export const createSoftwarePasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = map(
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  )
  let uses = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = ({ origin, isUserVerified = true }: Options, extraFlags = 0, extra = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((uses += 1))
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | extraFlags
    return Buffer.concat([hashOf(new URL(origin).hostname), Buffer.from([flags]), count, extra])
  }

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    id: base64url(id),
    /** answers `navigator.credentials.create` */
    register: (challenge: string, options: Options) => {
      const extra = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const authData = authenticatorData(options, HAS_CREDENTIAL, extra)
      const attestation = map(
        [textOf('fmt'), textOf('none')],
        [textOf('attStmt'), map()],
        [textOf('authData'), bytes(authData)],
      )
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, options.origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** answers `navigator.credentials.get` */
    answer: (challenge: string, options: Options) => {
      const data = clientData('webauthn.get', challenge, options.origin)
      const authData = authenticatorData(options)
      const signature = sign('sha256', Buffer.concat([authData, hashOf(data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
    /** makes the next answer count as few uses as a copy of the key would */
    forgetUses: () => {
      uses = 0
    },
  }
}
