import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { readSettings } from '../../core/settings/settings'
import { openApplication } from '../app/application'
import { describeStartError } from './describe-start-error'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'fullcourt-start-error-'))))
afterEach(() => rm(folder, { recursive: true }))

const settingsOf = (environment: Readonly<Record<string, string>>) =>
  readSettings({ PORT: '0', FULLCOURT_DATA: folder, ...environment }, folder)

/** What the product says of a start that does not open. */
const saidOfOpening = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const settings = settingsOf(environment)
  const error = await openApplication(settings, { logger: false }).then(
    ({ close }) => close(),
    (refused: unknown) => refused,
  )
  return describeStartError(error, settings)
}

/** What the product says where it may not listen there. */
const saidOfListening = async (host: string): Promise<string> => {
  const [error] = await once(createServer().listen(0, host), 'error')
  return describeStartError(error, settingsOf({ HOST: host }))
}

describe('What cannot start says why', () => {
  it('a host that is not of this machine', async () => {
    expect(await saidOfListening('192.0.2.1')).toBe('HOST 192.0.2.1 is not an address of this machine (EADDRNOTAVAIL).')
  })

  it('a host that nobody knows', async () => {
    expect(await saidOfListening('nowhere.invalid')).toContain('HOST nowhere.invalid is not an address of this machine')
  })

  it.each(inTurn(['mongodb://host:port/x', 'mongodb://localhost/?colour=red'], 0))(
    'an address of MongoDB that is none: %s',
    async url => {
      const said = await saidOfOpening({ MONGODB_URL: url })
      expect(said).toContain('MONGODB_URL')
      expect(said).not.toMatch(/^\s+at /m)
    },
  )

  it('a data folder that is a file', async () => {
    const said = await saidOfOpening({ FULLCOURT_DATA: __filename })
    expect(said).toContain(__filename)
    expect(said).not.toMatch(/^\s+at /m)
  })
})
