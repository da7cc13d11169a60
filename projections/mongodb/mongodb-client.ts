import { MongoClient, type MongoClientOptions } from 'mongodb'

/** How long the client waits for a server; callers cannot change what it guarantees. */
export type ClientTimeouts = Pick<
  MongoClientOptions,
  'serverSelectionTimeoutMS' | 'connectTimeoutMS' | 'socketTimeoutMS' | 'waitQueueTimeoutMS'
>

/** Options of a connection string that would weaken a guarantee; the driver lets some of them win over its own options. */
const GUARANTEES = new Set([
  'w',
  'wtimeout',
  'wtimeoutms',
  'j',
  'journal',
  'fsync',
  'readconcernlevel',
  'readpreference',
  'readpreferencetags',
  'maxstalenessseconds',
])

const withoutGuarantees = (url: string): string => {
  const [address = '', query] = url.split(/\?(.*)/s)
  if (query === undefined) return url
  const kept = query.split('&').filter(option => !GUARANTEES.has(option.split('=')[0]?.toLowerCase() ?? ''))
  return kept.length === 0 ? address : `${address}?${kept.join('&')}`
}

/**
 * A client of MongoDB whose writes survive a failover and whose reads show only such writes: majority both ways, on the
 * primary, whatever the connection string says. Throws the driver's own errors where it cannot read the string.
 */
export const mongoDbClient = (url: string, timeouts: ClientTimeouts): MongoClient =>
  new MongoClient(withoutGuarantees(url), {
    ...timeouts,
    appName: 'fullcourt',
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
  })
