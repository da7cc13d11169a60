import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/** Whom an address belongs to: an IPv4 address itself, of an IPv6 address the network (the first 64 bits), which one customer gets whole. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [before = '', after] = (ip.split('%')[0] ?? ip).toLowerCase().split('::')
  const head = groupsOf(before)
  const tail = after === undefined ? [] : groupsOf(after)
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK).join(':')
}

const groupsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(':').map(group => group.replace(/^0+(?=.)/, ''))
