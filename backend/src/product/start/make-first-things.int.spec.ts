import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Unavailable } from '@fullcourt/event-store/errors'
import { readSettings } from '../../core/settings/settings'
import { Condition } from '../../storage/condition/condition'
import { openTestApplication } from '../../testing/application'
import type { Stores } from '../app/stores'
import { makeFirstThings } from './make-first-things'

/** A log whose disk has no room for so many appends of a user. */
const fullFor =
  (appends: number) =>
  (stores: Stores): Stores => {
    const { events } = stores
    const append = events.append.bind(events)
    let left = appends
    Object.assign(events, {
      append: (...[stream, expected, facts]: Parameters<typeof append>) =>
        stream.startsWith('user-') && left-- > 0
          ? Promise.reject(new Unavailable('The disk of the event log is full.', { cause: new Error('full') }))
          : append(stream, expected, facts),
    })
    return stores
  }

it('The first administrator is made also where the disk was full at first, and health says so meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-first-'))
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const condition = new Condition({ warn: say, error: say })
  const application = await openTestApplication(settings, { logger: false, condition, around: fullFor(1) })
  await application.ready
  const { administrator } = await makeFirstThings(application, settings, new AbortController().signal)
  expect(administrator.made).toMatchObject({ username: 'admin' })
  const said = lines.filter(line => line.startsWith('beginning'))
  expect(said).toEqual([expect.stringContaining('are not made yet'), expect.stringContaining('over after')])
  await application.close()
  await rm(folder, { recursive: true })
})
