import { resolve } from 'node:path'

/** What the environment says, read and checked here and nowhere else (documented in docs/operating.md). */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Absolute path of the data folder: the embedded stores, uploads, the log of import files. */
  readonly dataFolder: string
  readonly demo: boolean
  /** The shared product host beside localhost and IP addresses, e.g. `fullcourt.example`. */
  readonly rootHost: string | null
  /** How many proxies in front are trusted to say who calls and by which scheme. */
  readonly trustProxy: number
  readonly admin: { readonly username: string | null; readonly password: string | null }
  readonly eventStoreUrl: string | null
  readonly mongodbUrl: string | null
  readonly sessionSecret: string | null
}

/** The environment says something that the product cannot work with; the message names every fault. */
export class SettingsFault extends Error {
  readonly kind = 'settings-fault'
  constructor(readonly faults: readonly string[]) {
    super(`The settings do not hold:\n${faults.map(fault => `  - ${fault}`).join('\n')}`)
  }
}

/** Every variable that the product knows, for documents and the test of docker-compose.yml. */
export const KNOWN_VARIABLES = [
  'PORT',
  'HOST',
  'FULLCOURT_DATA',
  'FULLCOURT_DEMO',
  'FULLCOURT_ROOT_HOST',
  'TRUST_PROXY',
  'FULLCOURT_ADMIN_USERNAME',
  'FULLCOURT_ADMIN_PASSWORD',
  'EVENT_STORE_URL',
  'MONGODB_URL',
  'SESSION_SECRET',
] as const

type Variable = (typeof KNOWN_VARIABLES)[number]
type Environment = Readonly<Record<string, string | undefined>>

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Reads the settings, or throws a `SettingsFault` that names everything wrong at once. */
export const readSettings = (environment: Environment, workingFolder: string): Settings => {
  const faults: string[] = []
  const text = (name: Variable) => environment[name]?.trim() || null
  const whole = (name: Variable, otherwise: number, least: number, most: number) => {
    const given = text(name)
    const value = given === null ? otherwise : Number(given)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    faults.push(`${name} must be a whole number from ${least} to ${most}, not "${given}".`)
    return otherwise
  }
  const url = (name: Variable, schemes: readonly string[]) => {
    const given = text(name)
    if (given !== null && !schemes.some(scheme => given.startsWith(`${scheme}://`)))
      faults.push(`${name} must begin with ${schemes.map(scheme => `${scheme}://`).join(' or ')}.`)
    return given
  }
  const host = text('HOST') ?? '127.0.0.1'
  const admin = { username: text('FULLCOURT_ADMIN_USERNAME'), password: text('FULLCOURT_ADMIN_PASSWORD') }
  if (admin.password !== null && admin.password.length < 8)
    faults.push('FULLCOURT_ADMIN_PASSWORD must have at least 8 characters.')
  if (admin.password !== null && admin.username === null) faults.push('FULLCOURT_ADMIN_PASSWORD needs FULLCOURT_ADMIN_USERNAME.')
  const sessionSecret = text('SESSION_SECRET')
  if (sessionSecret !== null && sessionSecret.length < 32) faults.push('SESSION_SECRET must have at least 32 characters.')
  const settings: Settings = {
    port: whole('PORT', 3000, 0, 65_535),
    host,
    dataFolder: resolve(workingFolder, text('FULLCOURT_DATA') ?? './data'),
    demo: whole('FULLCOURT_DEMO', isLoopback(host) ? 1 : 0, 0, 1) === 1,
    rootHost: text('FULLCOURT_ROOT_HOST')?.toLowerCase() ?? null,
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    admin,
    eventStoreUrl: url('EVENT_STORE_URL', ['esdb', 'esdb+discover']),
    mongodbUrl: url('MONGODB_URL', ['mongodb', 'mongodb+srv']),
    sessionSecret,
  }
  if (faults.length > 0) throw new SettingsFault(faults)
  return settings
}
