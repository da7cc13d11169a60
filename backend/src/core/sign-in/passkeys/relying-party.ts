import { isIP } from 'node:net'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../facts/refused'
import { originOfRequest, type KnownRequest } from '../../http/request'

/** The site that a passkey is for: its host without a port, and its origin as a browser names it. */
export type RelyingParty = { readonly host: string; readonly origin: string }

const NO_NAME = refuse('invalid', 'Passkeys need a site with a name: they do not work at an IP address.')

/** The site that a request came to (docs/tenancy.md#passkeys). Throws `Refused` at an IP address, for which there are no passkeys. */
export const relyingPartyOf = (request: KnownRequest): RelyingParty => {
  const { scheme, host: withPort } = originOfRequest(request)
  const host = withPort.replace(/:\d+$/, '')
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) throw new Refused(NO_NAME)
  return { host, origin: `${scheme}://${withPort}` }
}
