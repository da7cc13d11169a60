import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { thingOf } from './made-league'
import { PASSWORD, type Answer, type Client, type Headers } from './product'

/** What differs from an honest answer of the site's own page. */
export type Dishonesty = {
  readonly origin?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** The id of the passkey that it says to be. */
  readonly credential?: string
  readonly challenge?: string
}

type Options = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } }

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]
const ORIGIN = 'http://localhost'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const uint = (bytes: 2 | 4, value: number) => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

const clientDataOf = (type: 'create' | 'get', { challenge }: Options, { origin = ORIGIN, challenge: said }: Dishonesty) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge: said ?? challenge, origin, crossOrigin: false }))

/** COSE: a key of P-256 for ES256. */
const coseKey = (x: string, y: string) =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )

/** An authenticator with one passkey (ES256, no attestation), and the page that asks it. `counts`: says how often it signed. */
export const openAuthenticator = ({ counts = true } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = sha256(x).subarray(0, 16)
  let signed = 0
  const dataOf = (host: string, flags: number, { isVerified = true, counter }: Dishonesty) => {
    signed += counts ? 1 : 0
    const all = PRESENT | flags | (isVerified ? VERIFIED : 0)
    return Buffer.concat([sha256(host), Buffer.from([all]), uint(4, counter ?? signed)])
  }
  return {
    /** What `POST /api/auth/passkeys` takes beside a name. */
    create: (options: Options, dishonesty: Dishonesty = {}) => {
      const head = dataOf(options.rp?.id ?? '', ATTESTED, dishonesty)
      const authData = Buffer.concat([head, Buffer.alloc(16), uint(2, id.length), id, coseKey(x, y)])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const clientData = base64url(clientDataOf('create', options, dishonesty))
      return { credential: base64url(id), clientData, attestation: base64url(attestation), transports: ['internal'] }
    },
    /** What `POST /api/auth/login/passkey` takes. */
    sign: (options: Options, dishonesty: Dishonesty = {}) => {
      const clientData = clientDataOf('get', options, dishonesty)
      const authenticatorData = dataOf(options.rpId ?? '', 0, dishonesty)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return {
        credential: dishonesty.credential ?? base64url(id),
        clientData: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      }
    },
  }
}

export type Authenticator = ReturnType<typeof openAuthenticator>

const optionsIn = (answer: Answer): Options => thingOf<{ readonly options: Options }>(answer).options

/** The options by which somebody adds a passkey. */
export const passkeyOptions = async (session: Client, password = PASSWORD): Promise<Options> =>
  optionsIn(await session.post('/api/auth/passkeys/options', { password }))

/** Adds the passkey of an authenticator to who is signed in. */
export const addPasskey = async (session: Client, authenticator: Authenticator): Promise<{ readonly id: string }> => {
  const made = authenticator.create(await passkeyOptions(session))
  return thingOf<{ id: string }>(await session.post('/api/auth/passkeys', { name: 'Phone', ...made }))
}

/** Begins to sign in with a passkey: the options, and the cookie to which they are bound. */
export const beginPasskeySignIn = async (nobody: Client): Promise<{ readonly options: Options; readonly headers: Headers }> => {
  const answer = await nobody.post('/api/auth/login/passkey/options')
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { options: optionsIn(answer), headers: { cookie } }
}
