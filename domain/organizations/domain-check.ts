import { enumeration } from '../history/words'

/** What names lead to, as the name system says: addresses (A, AAAA) and other names (CNAME). */
export type DomainRecords = { readonly addresses: readonly string[]; readonly names: readonly string[] }

/** Where a domain should lead: the product's own host, and the addresses that this has itself. */
export type DomainTarget = { readonly host: string; readonly records: DomainRecords }

/** `right`: it leads here; `nothing`: there is no record yet; `unknown`: this installation does not know its own host. */
export const DOMAIN_STATES = ['right', 'elsewhere', 'nothing', 'unknown', 'failed', 'none'] as const

export type DomainState = (typeof DOMAIN_STATES)[number]

export type DomainVerdict = { readonly state: DomainState; readonly message: string }

/** Last parts of names that are never of the public web: those of a network of its own, and those kept for examples (RFC 6761). */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|localdomain|onion|example|invalid|test)$/

/** Whether a name can be none of the public web: it is not looked up. */
export const isInternalName = (domain: string): boolean => INTERNAL.test(domain)

const typeOf = (address: string) => (address.includes(':') ? 'AAAA' : 'A')

/** `A 203.0.113.7 and CNAME league.example` */
const inWords = ({ addresses, names }: DomainRecords): string =>
  enumeration([...names.map(name => `CNAME ${name}`), ...addresses.map(address => `${typeOf(address)} ${address}`)])

const isEmpty = ({ addresses, names }: DomainRecords) => addresses.length === 0 && names.length === 0

const leadsTo = (found: DomainRecords, { host, records }: DomainTarget): boolean =>
  found.names.includes(host) || found.addresses.some(address => records.addresses.includes(address))

/** What should be found, in words: the record that is to be set. */
const expectedInWords = ({ host, records }: DomainTarget): string =>
  [`CNAME ${host}`, ...(records.addresses.length > 0 ? [inWords({ addresses: records.addresses, names: [] })] : [])].join(' or ')

/** What the records of a domain say about whether its site can be reached; null where the host of the product is not known. */
export const domainVerdict = (found: DomainRecords | 'failed', target: DomainTarget | null): DomainVerdict => {
  if (found === 'failed')
    return { state: 'failed', message: 'The name could not be looked up at this moment. Try again in a minute.' }
  if (isEmpty(found))
    return { state: 'nothing', message: 'Nothing yet. It can take a day until a new record is known everywhere.' }
  if (target === null)
    return {
      state: 'unknown',
      message: `Found ${inWords(found)}. Whether that is this server is not known here: compare it yourself.`,
    }
  if (leadsTo(found, target)) return { state: 'right', message: `Found ${inWords(found)}: the domain leads here.` }
  return { state: 'elsewhere', message: `Found ${inWords(found)}, expected ${expectedInWords(target)}.` }
}
