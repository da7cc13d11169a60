import { reservedPort } from '@fullcourt/event-store/testing/reserved-port'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../core/settings/settings'
import { Condition } from '../../storage/condition/condition'
import { clientOf, healthOf } from '../../testing/process-client'
import { onceThereIsRoom } from './wait-for-room'

let folder: string
let lines: string[]
let condition: Condition
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-room-'))
  lines = []
  const say = (line: string) => void lines.push(line)
  condition = new Condition({ warn: say, error: say })
})
afterEach(() => rm(folder, { recursive: true }))

const settings = async () => {
  const port = await reservedPort()
  return readSettings({ PORT: String(port), FULLCOURT_DATA: folder }, folder)
}

const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })

it('A start that finds no room is tried again, and whoever asks meanwhile is told', async () => {
  const on = await settings()
  const client = clientOf(`http://127.0.0.1:${on.port}`)
  const told: unknown[] = []
  let attempts = 0
  const open = async () => {
    attempts += 1
    if (attempts === 1) throw full()
    if (attempts === 2) {
      const { status, ready } = await healthOf(client)
      const change = await client.post('/api/organizations', { name: 'Riverside' })
      told.push(status, ready, (await client.get('/api/health/live')).status, change.status, change.headers['retry-after'])
      throw full()
    }
    return 'opened'
  }
  expect(await onceThereIsRoom(on, condition, { open, stop: new AbortController().signal })).toBe('opened')
  const problems = [{ component: 'starting', message: expect.stringContaining('disk of the data folder is full'), times: 1 }]
  const ready = { status: 'not ready', reads: { status: 'failing' }, writes: { status: 'refused' }, problems }
  expect(told).toEqual([
    503,
    expect.objectContaining({ ...ready, problems: [expect.objectContaining(problems[0])] }),
    200,
    503,
    '5',
  ])
  expect(condition.problems()).toEqual([])
  expect(lines.map(line => line.split(':')[1])).toEqual([
    expect.stringContaining('The disk'),
    expect.stringContaining('over after'),
  ])
  await expect(client.get('/api/health/live')).rejects.toThrow()
})

it('What fails for another reason ends the start', async () => {
  const open = () => Promise.reject(new Error('The address is wrong.'))
  await expect(onceThereIsRoom(await settings(), condition, { open, stop: new AbortController().signal })).rejects.toThrow(
    'The address is wrong.',
  )
})
