import { resolve } from 'node:path'
import { readAnalyticsIds, type AnalyticsIds } from './analytics-ids'
import { isLoopback } from '../network/loopback'
import { newPasswordFault } from '../password-rules/new-password'

/** What the environment says, read and checked here and nowhere else (docs/operating.md#settings). */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Absolute path of the data folder: the embedded stores, uploads, the log of import files. */
  readonly dataFolder: string
  readonly demo: boolean
  /** The shared product host beside localhost and IP addresses, e.g. `fullcourt.example`. */
  readonly rootHost: string | null
  /** Where page views of which site are reported; nothing is loaded elsewhere. */
  readonly analytics: AnalyticsIds
  /** How many proxies in front are trusted to say who calls and by which scheme. */
  readonly trustProxy: number
  /** How many requests of one address are answered in a minute, cached responses and files aside. */
  readonly requestsPerMinute: number
  /** How many connections may be open at a time. */
  readonly mostConnections: number
  /** Whether `/metrics` answers other machines too. */
  readonly metricsPublic: boolean
  readonly admin: { readonly username: string | null; readonly password: string | null }
  readonly eventStoreUrl: string | null
  /** What the names of this installation's streams begin with on an EventStoreDB node. */
  readonly eventStorePrefix: string
  readonly mongodbUrl: string | null
  readonly sessionSecret: string | null
  /** The server that delivers mails, and from whom they are; null: none are sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Where traces are sent (OTLP over HTTP); null: nowhere. */
  readonly tracesUrl: string | null
}

/** The environment says something that the product cannot work with; the message names every fault. */
export class SettingsFault extends Error {
  readonly kind = 'settings-fault'
  constructor(readonly faults: readonly string[]) {
    super(`The settings are wrong:\n${faults.map(fault => `  - ${fault}`).join('\n')}`)
  }
}

/** Every variable that the product knows, for documents and the test of docker-compose.yml. */
export const KNOWN_VARIABLES = [
  'PORT',
  'HOST',
  'FULLCOURT_DATA',
  'FULLCOURT_DEMO',
  'FULLCOURT_ROOT_HOST',
  'FULLCOURT_ANALYTICS',
  'TRUST_PROXY',
  'REQUESTS_PER_MINUTE',
  'MAX_CONNECTIONS',
  'METRICS_PUBLIC',
  'FULLCOURT_ADMIN_USERNAME',
  'FULLCOURT_ADMIN_PASSWORD',
  'EVENT_STORE_URL',
  'EVENT_STORE_PREFIX',
  'MONGODB_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const

const LONGEST_USERNAME = 100
/** Labels of letters, digits and inner hyphens, with dots between them. */
const HOST_NAME = /^(?!-)[a-z0-9-]+(?<!-)(\.(?!-)[a-z0-9-]+(?<!-))*$/

/** A name of one's own and a hyphen; `$` begins the names of system streams. */
const STREAM_PREFIX = /^[A-Za-z0-9][A-Za-z0-9._-]{0,98}-$/

type Variable = (typeof KNOWN_VARIABLES)[number]
type Environment = Readonly<Record<string, string | undefined>>

const isThisMachine = (host: string) => host === 'localhost' || isLoopback(host)

/** A password is taken as it is, blanks included, because it is typed so at the sign-in. */
const adminFaults = ({ username, password }: Settings['admin']): readonly string[] => {
  const faults: string[] = []
  if (username !== null && username.length > LONGEST_USERNAME)
    faults.push(`FULLCOURT_ADMIN_USERNAME must have at most ${LONGEST_USERNAME} characters.`)
  const fault = password === null ? undefined : newPasswordFault(password, { username: username ?? '' })
  if (fault !== undefined) faults.push(`FULLCOURT_ADMIN_PASSWORD: ${fault}`)
  if (password !== null && username === null) faults.push('FULLCOURT_ADMIN_PASSWORD needs FULLCOURT_ADMIN_USERNAME.')
  return faults
}

/** An address, alone or behind a name: `league@example.com`, `Lakeside League <league@example.com>`. */
const SENDER = /^(?:[^<>"@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const smtpFaults = (url: string | null, from: string | null): readonly string[] => {
  if ((url === null) !== (from === null)) return ['SMTP_URL and MAIL_FROM are set together.']
  if (url !== null && !URL.canParse(url)) return ['SMTP_URL must be an address such as smtp://user:password@mail.example:587.']
  return from === null || SENDER.test(from)
    ? []
    : ['MAIL_FROM must be an address, alone or behind a name: Lakeside League <league@example.com>.']
}

/** Reads the settings, or throws a `SettingsFault` that names everything wrong at once. */
export const readSettings = (environment: Environment, workingFolder: string): Settings => {
  const faults: string[] = []
  const text = (name: Variable) => environment[name]?.trim() || null
  const whole = (name: Variable, otherwise: number, least: number, most: number) => {
    const given = text(name)
    const value = given === null ? otherwise : /^\d+$/.test(given) ? Number(given) : NaN
    if (value >= least && value <= most) return value
    faults.push(`${name} must be a whole number from ${least} to ${most}, not "${given}".`)
    return otherwise
  }
  const url = (name: Variable, schemes: readonly string[]) => {
    const given = text(name)
    if (given !== null && !schemes.some(scheme => given.startsWith(`${scheme}://`) && given.length > scheme.length + 3))
      faults.push(`${name} must be an address that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}.`)
    return given
  }
  const host = text('HOST') ?? '127.0.0.1'
  const admin = { username: text('FULLCOURT_ADMIN_USERNAME'), password: environment.FULLCOURT_ADMIN_PASSWORD || null }
  faults.push(...adminFaults(admin))
  const rootHost = text('FULLCOURT_ROOT_HOST')?.toLowerCase() ?? null
  if (rootHost !== null && !HOST_NAME.test(rootHost))
    faults.push('FULLCOURT_ROOT_HOST must be a host name such as fullcourt.example, without scheme or port.')
  const analytics = readAnalyticsIds(text('FULLCOURT_ANALYTICS') ?? '')
  if (analytics === undefined)
    faults.push(
      'FULLCOURT_ANALYTICS must be sites with measurement ids, such as league.example=G-ABC123,fullcourt.example/lakeside=.',
    )
  const eventStorePrefix = text('EVENT_STORE_PREFIX') ?? 'fullcourt-'
  if (!STREAM_PREFIX.test(eventStorePrefix))
    faults.push('EVENT_STORE_PREFIX must be letters, digits, dots and hyphens that end with a hyphen, such as fullcourt-.')
  const sessionSecret = text('SESSION_SECRET')
  if (sessionSecret !== null && sessionSecret.length < 32) faults.push('SESSION_SECRET must have at least 32 characters.')
  const [smtpUrl, mailFrom] = [url('SMTP_URL', ['smtp', 'smtps']), text('MAIL_FROM')]
  faults.push(...smtpFaults(smtpUrl, mailFrom))
  const settings: Settings = {
    port: whole('PORT', 3000, 0, 65_535),
    host,
    dataFolder: resolve(workingFolder, text('FULLCOURT_DATA') ?? './data'),
    demo: whole('FULLCOURT_DEMO', isThisMachine(host) ? 1 : 0, 0, 1) === 1,
    rootHost,
    analytics: analytics ?? new Map(),
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 1_200, 10, 1_000_000),
    mostConnections: whole('MAX_CONNECTIONS', 10_000, 10, 1_000_000),
    metricsPublic: whole('METRICS_PUBLIC', 0, 0, 1) === 1,
    admin,
    eventStoreUrl: url('EVENT_STORE_URL', ['esdb', 'esdb+discover']),
    eventStorePrefix,
    mongodbUrl: url('MONGODB_URL', ['mongodb', 'mongodb+srv']),
    sessionSecret,
    smtp: smtpUrl === null || mailFrom === null ? null : { url: smtpUrl, from: mailFrom },
    tracesUrl: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']),
  }
  if (faults.length > 0) throw new SettingsFault(faults)
  return settings
}
