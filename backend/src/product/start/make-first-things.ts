import { Backoff } from '@fullcourt/event-store/backoff'
import { isReported } from '../../storage/condition/is-reported'
import type { Settings } from '../../core/settings/settings'
import type { Application } from '../app/application'
import { beginWork } from '../app/begin-work'
import { ensureDemo } from '../demo/demo'
import type { DemoPerson } from '../demo/demo-record'
import { firstAdministrator, type FirstAdministrator } from './first-administrator'

/** What an empty installation is given. */
export type FirstThings = { readonly administrator: FirstAdministrator; readonly demo: readonly DemoPerson[] }

const UNMADE = {
  message: 'The first administrator and the demo are not made yet; the log says why. It is tried again until they are.',
} as const

/** Makes what an empty installation lacks. While a store is away or full it is tried again. */
export const makeFirstThings = async (application: Application, settings: Settings, stop: AbortSignal): Promise<FirstThings> => {
  const { condition } = application
  const backoff = new Backoff(stop)
  let made: FirstThings = { administrator: { made: null }, demo: [] }
  const administrator = firstAdministrator(application, settings)
  const steps = [
    async () => void (made = { ...made, administrator: await administrator() }),
    async () => void (made = { ...made, demo: settings.demo ? await ensureDemo(application) : [] }),
  ]
  await beginWork(steps, {
    stop,
    wait: () => backoff.wait(),
    failed: error => {
      if (!isReported(error)) throw error
      condition.report('beginning', UNMADE, String(error))
    },
    begun: () => condition.clear('beginning'),
  })
  return made
}
