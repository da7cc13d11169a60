import { Resolver } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { isInternalName, type DomainRecords } from '@fullcourt/domain/organizations/domain-check'

/** How long a look-up may take, in milliseconds. */
const LIMIT = 3_000

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

/** Said in place of an address of a network of its own: which one it is tells about that network. */
const PRIVATE = '(a private address)'

const shown = (address: string): string => (privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? PRIVATE : address)

/** What the name system answers where a name has no such record. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND'])

const codeOf = (problem: unknown): string => (problem instanceof Error && 'code' in problem ? String(problem.code) : '')

const orNone = (answer: Promise<string[]>): Promise<string[]> =>
  answer.catch((problem: unknown) => {
    if (NO_RECORD.has(codeOf(problem))) return []
    throw problem
  })

/**
 * Looks up where a public name leads, within 3 s; `failed` where nobody answers. Names of networks of their own are not asked for, and addresses
 * in such networks are not told. `servers`: name servers instead of those of the system.
 */
export const domainRecords = async (domain: string, servers?: readonly string[]): Promise<DomainRecords | 'failed'> => {
  if (isInternalName(domain)) return { addresses: [], names: [] }
  const resolver = new Resolver({ timeout: LIMIT / 2, tries: 1 })
  if (servers) resolver.setServers(servers)
  const giveUp = setTimeout(() => resolver.cancel(), LIMIT)
  try {
    const [four, six, names] = await Promise.all([
      orNone(resolver.resolve4(domain)),
      orNone(resolver.resolve6(domain)),
      orNone(resolver.resolveCname(domain)),
    ])
    return { addresses: [...new Set([...four, ...six].map(shown))], names: names.map(name => name.toLowerCase()) }
  } catch {
    return 'failed'
  } finally {
    clearTimeout(giveUp)
  }
}
