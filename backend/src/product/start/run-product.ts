import { setFlagsFromString } from 'node:v8'
import { Logger } from '@nestjs/common'
import { Condition } from '../../storage/condition/condition'
import { DEMO_SLUG } from '../demo/demo'
import type { DemoPerson } from '../demo/demo-record'
import { makeForOwnerOnly } from '../../storage/data-folder/owner-only'
import { openApplication, type Application, type ApplicationOptions } from '../app/application'
import type { Ending } from './end-on-signal'
import { describeStartError } from './describe-start-error'
import { readSettings, SettingsFault, type Settings } from '../../core/settings/settings'
import { onceThereIsRoom } from './wait-for-room'
import type { FirstAdministrator } from './first-administrator'
import { makeFirstThings } from './make-first-things'

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
 * Waits for documents that are missing and for what is begun; where that takes long it is said that it listens already. False where they cannot be
 * built: the documents that there are are served, and health says why.
 */
const builtDocuments = async ({ ready }: Application, address: string): Promise<boolean> => {
  const building = `\n  Fullcourt listens: ${address}. It is not ready yet; ${address}/api/health/ready says what is waited for.\n`
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

/**
 * A call passes some thousand functions, each of them a few times: V8 compiles them for good after thousands of calls, which is days
 * in a small league, and until then a call takes a fifth longer. An eighth of that work shows as well what a function does. Not
 * from the beginning: what a start passes is not worth it.
 */
const compileEarly = (): void => setFlagsFromString('--interrupt-budget=8448')

type RunOptions = Pick<ApplicationOptions, 'lease'>

const openOnceThereIsRoom = (settings: Settings, stop: AbortSignal, options: RunOptions): Promise<Application> => {
  const condition = new Condition(new Logger('Condition'))
  const open = () => openApplication(settings, { condition, logger: ['warn', 'error', 'fatal'], ...options })
  return onceThereIsRoom(settings, condition, { open, stop })
}

/** Starts everything, listens at once, and says where it is when it is ready. */
export const runProduct = async (
  environment: NodeJS.ProcessEnv,
  folder: string,
  ending: Ending,
  options: RunOptions = {},
): Promise<void> => {
  const settings = settingsOf(environment, folder)
  if (settings === undefined) return
  keepHeapSmall()
  makeForOwnerOnly()
  try {
    const stopping = new AbortController()
    ending.opened({ close: async () => stopping.abort() })
    const application = await openOnceThereIsRoom(settings, stopping.signal, options)
    ending.opened({ close: () => (stopping.abort(), application.close()) })
    const address = await application.app.getHttpAdapter().getInstance().listen({ port: settings.port, host: settings.host })
    if (!(await builtDocuments(application, address))) return
    const { administrator, demo } = await makeFirstThings(application, settings, stopping.signal)
    if (stopping.signal.aborted) return
    compileEarly()
    process.stdout.write(greeting(address, administrator, demo))
  } catch (error) {
    if (ending.isEnding()) return
    process.stderr.write(`${describeStartError(error, settings)}\n`)
    process.exit(1)
  }
}
