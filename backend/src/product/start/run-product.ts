import { setFlagsFromString } from 'node:v8'
import { DEMO_SLUG, ensureDemo } from '../demo/demo'
import type { DemoPerson } from '../demo/demo-record'
import { makeForOwnerOnly } from '../../storage/data-folder/owner-only'
import { openApplication, type Application, type ApplicationOptions } from '../app/application'
import type { Ending } from './end-on-signal'
import { describeStartError } from './describe-start-error'
import { readSettings, SettingsFault, type Settings } from '../../core/settings/settings'
import { ensureAdministrator, type FirstAdministrator } from './first-administrator'

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

/** A start that takes longer says so. */
const LONG_START_MILLISECONDS = 2_000

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

/**
 * Waits for documents that are missing; where that takes long it is said that it listens already. False where they cannot be
 * built: the documents that there are are served, and health says why.
 */
const builtDocuments = async ({ ready }: Application, address: string): Promise<boolean> => {
  const building = `\n  Fullcourt listens: ${address}. Documents are being built; ${address}/api/health/ready says how far they are.\n`
  const timer = setTimeout(() => process.stdout.write(building), LONG_START_MILLISECONDS)
  try {
    return await ready.then(
      () => true,
      () => false,
    )
  } finally {
    clearTimeout(timer)
  }
}

/**
 * On a machine with memory to spare, V8 lets the heap grow to four times what lives in it before it looks for garbage: an import
 * of a season would leave 200 MB of it. Half as much again cost no time that could be measured.
 */
const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')

/** Starts everything, listens at once, and says where it is when it is ready. */
export const runProduct = async (
  environment: NodeJS.ProcessEnv,
  folder: string,
  ending: Ending,
  options: Pick<ApplicationOptions, 'lease'> = {},
): Promise<void> => {
  const settings = settingsOf(environment, folder)
  if (settings === undefined) return
  keepHeapSmall()
  makeForOwnerOnly()
  try {
    const application = await openApplication(settings, { logger: ['warn', 'error', 'fatal'], ...options })
    ending.opened(application)
    const address = await application.app.getHttpAdapter().getInstance().listen({ port: settings.port, host: settings.host })
    if (!(await builtDocuments(application, address))) return
    const administrator = await ensureAdministrator(application, settings)
    const demo = settings.demo ? await ensureDemo(application) : []
    process.stdout.write(greeting(address, administrator, demo))
  } catch (error) {
    if (ending.isEnding()) return
    process.stderr.write(`${describeStartError(error, settings)}\n`)
    process.exit(1)
  }
}
