import { Logger } from '@nestjs/common'
import { DEMO_SLUG, ensureDemo } from '../demo/demo'
import type { DemoPerson } from '../demo/demo-record'
import type { Application } from './application'
import { openApplication } from './application'
import { readSettings, SettingsFault, type Settings } from '../settings/settings'
import { ensureAdministrator, type FirstAdministrator } from './first-administrator'

/** What ends the product early with a sentence for a person instead of a stack. */
const told = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'kind' in error ? error.message : (error.stack ?? error.message)
}

const settingsOf = (environment: NodeJS.ProcessEnv, folder: string): Settings | undefined => {
  try {
    return readSettings(environment, folder)
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return undefined
  }
}

const demoSignIn = ({ username, password, role }: DemoPerson) =>
  `    ${username} / ${password}   (${role === 'staff' ? 'staff' : 'owner'})`

const greeting = (address: string, { made }: FirstAdministrator, demo: readonly DemoPerson[]): string =>
  [
    '',
    `  Fullcourt is ready: ${address}`,
    ...(made === null ? [] : ['', `  First administrator: ${made.username} / ${made.password}   (shown once, keep it)`]),
    ...(demo.length === 0 ? [] : ['', `  The demo league: ${address}/${DEMO_SLUG}`, ...demo.map(demoSignIn)]),
    '',
    '',
  ].join('\n')

/** Ends with code 0 when what was begun is finished; a second signal ends at once. */
const closeOnSignal = (application: Application): void => {
  const close = (signal: NodeJS.Signals) => {
    process.once(signal, () => process.exit(1))
    application.close().then(
      () => process.exit(0),
      error => {
        new Logger('Product').error(told(error))
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}

/** Starts everything, waits until it is ready, and says where it is. */
export const runProduct = async (environment: NodeJS.ProcessEnv, folder: string): Promise<void> => {
  const settings = settingsOf(environment, folder)
  if (settings === undefined) return
  try {
    const application = await openApplication(settings, { logger: ['warn', 'error', 'fatal'] })
    closeOnSignal(application)
    const administrator = await ensureAdministrator(application, settings)
    const demo = settings.demo ? await ensureDemo(application) : []
    await application.app.listen(settings.port, settings.host)
    process.stdout.write(greeting(await application.app.getUrl(), administrator, demo))
  } catch (error) {
    process.stderr.write(`${told(error)}\n`)
    process.exit(1)
  }
}
