import { NoPasskey } from './no-passkey'
import type { NewPasskeyDto, PasskeyLoginDto } from './schema'

const isAddress = (host: string) => /^[\d.]+$|:/.test(host)

/** Whether this browser knows passkeys here: only on a site with a name, and over https (docs/tenancy.md#passkeys). */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !isAddress(window.location.hostname)

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Which credential answered what; each in base64url. */
type Answered = { readonly credential: string; readonly clientData: string }

/** What the browser says by names of errors (WebAuthn, "Create a New Credential" and "Use an Existing Credential"). */
const answerOf = async <Response extends AuthenticatorResponse>(
  asked: Promise<Credential | null>,
  kind: new () => Response,
): Promise<Answered & { readonly response: Response }> => {
  const found = await asked.catch((problem: unknown) => {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError')
      throw new NoPasskey('This device has a passkey of yours for this site already.')
    if (problem instanceof DOMException && problem.name === 'NotAllowedError') return null
    throw problem
  })
  if (!(found instanceof PublicKeyCredential) || !(found.response instanceof kind)) throw new NoPasskey('No passkey was used.')
  const { rawId, response } = found
  return { credential: base64url(rawId), clientData: base64url(response.clientDataJSON), response }
}

type Options = Readonly<Record<string, unknown>>

type Made = Options & PublicKeyCredentialCreationOptionsJSON
type Asked = Options & PublicKeyCredentialRequestOptionsJSON

const isAsked = (options: Options): options is Asked => typeof options['challenge'] === 'string'
const isMade = (options: Options): options is Made => isAsked(options) && 'user' in options && 'rp' in options

/** The options as the browser takes them; the server has sent something else where they are not. */
const checked = <Known extends Options>(options: Options, is: (options: Options) => options is Known): Known => {
  if (!is(options)) throw new TypeError('These are no options of a passkey.')
  return options
}

/** Has a new passkey made by the device; throws `NoPasskey`. */
export const makePasskey = async (options: Options): Promise<Omit<NewPasskeyDto, 'name'>> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(checked(options, isMade))
  const { response, ...answered } = await answerOf(navigator.credentials.create({ publicKey }), AuthenticatorAttestationResponse)
  return {
    ...answered,
    attestation: base64url(response.attestationObject),
    transports: response.getTransports(),
  }
}

/** Has a passkey of this site sign; throws `NoPasskey`. */
export const signWithPasskey = async (options: Options): Promise<PasskeyLoginDto> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(checked(options, isAsked))
  const { response, ...answered } = await answerOf(navigator.credentials.get({ publicKey }), AuthenticatorAssertionResponse)
  return {
    ...answered,
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
  }
}
