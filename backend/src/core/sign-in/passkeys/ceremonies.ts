import type { Passkey } from './passkeys'
import type { RelyingParty } from './relying-party'

/** Loaded with the first passkey: it takes a sixth of a second. */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 of COSE: what every version of Node checks. */
const ALGORITHMS = [-8, -7, -257]

type Offer = { readonly party: RelyingParty; readonly challenge: Buffer }

type OfPerson = {
  /** How authenticators know them. */
  readonly handle: Buffer
  readonly username: string
  /** The passkeys that they have: a device makes no second one. */
  readonly passkeys: readonly Passkey[]
}

/** What an authenticator makes a passkey of: one that it finds without a username, and that it opens only for its owner. As a browser takes it (`parseCreationOptionsFromJSON`). */
export const creationOptions = async ({ party, challenge, handle, username, passkeys }: Offer & OfPerson): Promise<object> => {
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: 'Fullcourt',
    rpID: party.host,
    userName: username,
    userID: new Uint8Array(handle),
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    excludeCredentials: passkeys
      .filter(({ host }) => host === party.host)
      .map(({ credential, transports }) => ({ id: credential, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** What any of the site's passkeys can sign, as a browser takes it (`parseRequestOptionsFromJSON`). */
export const requestOptions = async ({ party, challenge }: Offer): Promise<object> => {
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({ rpID: party.host, challenge: new Uint8Array(challenge), userVerification: 'required' })
}

/** What an authenticator said; each in base64url. */
export type MadeCredential = {
  readonly credential: string
  readonly clientData: string
  readonly attestation: string
  readonly transports: readonly string[]
}

type Expected = { readonly party: RelyingParty; readonly isChallenge: (challenge: string) => boolean }

/** The checks of the library throw at whatever does not fit; nothing of that is for the caller, who may be anybody. */
const whereItFits = async <Value>(check: () => Promise<Value | undefined>): Promise<Value | undefined> => {
  try {
    return await check()
  } catch {
    return undefined
  }
}

/** The key of a new passkey; undefined where what an authenticator said does not answer the challenge of this site. */
export const checkCreated = async (
  { credential: id, clientData: clientDataJSON, attestation: attestationObject, transports }: MadeCredential,
  { party, isChallenge }: Expected,
): Promise<Pick<Passkey, 'credential' | 'publicKey' | 'counter'> | undefined> => {
  const { verifyRegistrationResponse } = await webAuthn()
  const response = { clientDataJSON, attestationObject, transports: [...transports] }
  return whereItFits(async () => {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: isChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (made === undefined || made.credential.id !== id) return undefined
    const { publicKey, counter } = made.credential
    return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  })
}

/** What an authenticator signed; each in base64url. */
export type SignedChallenge = {
  readonly credential: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** The counter of a passkey after it signed; undefined where the signature is not its own, of this site and by its owner, or the counter went back. */
export const checkSigned = async (
  { credential: id, clientData: clientDataJSON, authenticatorData, signature }: SignedChallenge,
  passkey: Passkey,
  { party, isChallenge }: Expected,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { publicKey, counter, transports } = passkey
  return whereItFits(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: isChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: [...transports],
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}

/** The challenge that an authenticator says it answered; undefined where it says none. */
export const challengeOf = (clientData: string): string | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { readonly challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
