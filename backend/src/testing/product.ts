import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Role } from '@fullcourt/domain/users/events'
import { ActivityRecorder } from '../core/sign-in/activity/activity-recorder'
import { Commands } from '../core/facts/commands'
import { contextOfJob } from '../core/facts/command-context'
import { IdAllocator } from '../core/facts/id-allocator'
import type { Application, ApplicationOptions } from '../product/app/application'
import { CreateOrganization } from '../contexts/organizations/organizations.commands'
import { readSettings } from '../core/settings/settings'
import { CreateUser } from '../contexts/users/commands/create-user.command'
import { openTestApplication } from './application'

/** Who may be asked to call: people of the product's organization, one of another, and nobody. */
export type Caller = 'super_admin' | 'org_owner' | 'staff' | 'stranger' | 'nobody'

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, unknown>> }
export type Headers = Readonly<Record<string, string>>

/** Calls the product as a browser does: JSON in, JSON out, cookies sent. */
export type Client = {
  get(address: string, headers?: Headers): Promise<Answer>
  post(address: string, body?: object | string | Buffer, headers?: Headers): Promise<Answer>
  put(address: string, body?: object | string | Buffer, headers?: Headers): Promise<Answer>
  delete(address: string, headers?: Headers, body?: object | string): Promise<Answer>
}

export type Product = {
  readonly application: Application
  readonly organization: { readonly id: number; readonly slug: string }
  readonly foreign: { readonly id: number; readonly slug: string }
  /** Its data folder. */
  readonly folder: string
  as(caller: Caller): Client
  /** The cookie of somebody's session. */
  cookieOf(caller: Caller): string
  /** Ends the process and starts it again on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Of everybody in the product. */
export const PASSWORD = 'correct horse battery'

const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

const clientOf = (application: () => Application, cookie: () => string | undefined): Client => {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: object | string | Buffer | undefined,
    headers: Headers = {},
  ): Promise<Answer> => {
    const session = cookie()
    const reply = await application().app.inject({
      method,
      url,
      headers: { host: 'localhost', ...(session === undefined ? {} : { cookie: session }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: reply.statusCode, body: parsed(reply.body), headers: reply.headers }
  }
  return {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    delete: (url, headers, body) => send('DELETE', url, body, headers),
  }
}

/**
 * The whole product on a data folder of its own, without the demo: two organizations, and in each somebody of every role.
 * `environment` holds settings beyond that; the clock is the real one.
 */
export const openProduct = async (
  environment: Readonly<Record<string, string>> = {},
  options: Pick<ApplicationOptions, 'around' | 'clock' | 'pacing'> = {},
): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-'))
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0', ...environment }, folder)
  const open = async () => {
    const opened = await openTestApplication(settings, { logger: ['error', 'fatal'], ...options })
    await opened.ready
    return opened
  }
  let application = await open()
  const commands = application.app.get(Commands)
  const ids = application.app.get(IdAllocator)
  const call = () => contextOfJob([randomUUID()], 'system', kind => ids.next(kind))
  const organizationNamed = async (name: string, slug: string) => {
    const { id } = await commands.execute(new CreateOrganization(call(), { profile: { name, slug } }))
    return { id, slug }
  }
  const personOf = async (organization: number | null, username: string, role: Role) => {
    const user = { organization, username, email: `${username}@example.com`, role, password: PASSWORD }
    await commands.execute(new CreateUser(call(), { by: 'system', user }))
    return signIn(username)
  }
  const signIn = async (username: string) => {
    const reply = await application.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: PASSWORD },
    })
    if (reply.statusCode !== 200) throw new Error(`${username} could not sign in: ${reply.body}`)
    return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const organization = await organizationNamed('Riverside League', 'riverside')
  const foreign = await organizationNamed('Hillside League', 'hillside')
  const cookies: { readonly [caller in Caller]: string | undefined } = {
    super_admin: await personOf(null, 'sue', 'super_admin'),
    org_owner: await personOf(organization.id, 'olga', 'org_owner'),
    staff: await personOf(organization.id, 'stan', 'staff'),
    stranger: await personOf(foreign.id, 'fritz', 'org_owner'),
    nobody: undefined,
  }
  await application.app.get(ActivityRecorder).settled()
  return {
    get application() {
      return application
    },
    organization,
    foreign,
    folder,
    cookieOf: caller => cookies[caller] ?? '',
    as: caller =>
      clientOf(
        () => application,
        () => cookies[caller],
      ),
    restart: async () => {
      await application.close()
      application = await open()
    },
    close: async () => {
      await application.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
