import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { randomHistories } from '@fullcourt/projections/history-generator/random-histories'
import { openApplication } from '../../product/app/application'
import { readSettings } from '../settings/settings'
import { Policies } from './policies'

/** What follows by these is in no fact: a key, a photo. */
const WRITE_NO_FACT: readonly string[] = ['destroy-data-of-erased-person', 'remove-replaced-photo']

const policiesOfProduct = async (): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-policies-'))
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const application = await openApplication(settings, { logger: ['fatal'] })
  await application.ready
  const standings = application.app.get(Policies).standings()
  await application.close()
  await rm(folder, { recursive: true })
  return standings.map(({ name }) => name)
}

/** By whose policies the facts of generated histories were written: their commands are named by policy, fact and step. */
const policiesOfHistories = (): ReadonlySet<string> => {
  const commands = fc
    .sample(randomHistories(), { numRuns: 200, seed: 1 })
    .flatMap(({ facts }) => facts.map(({ metadata }) => metadata.command))
  const steps = commands.filter(command => command.startsWith('['))
  return new Set(steps.map(step => (JSON.parse(step) as [string])[0]))
}

it('Generated histories know what every policy writes', async () => {
  const writing = (await policiesOfProduct()).filter(name => !WRITE_NO_FACT.includes(name))
  expect([...policiesOfHistories()].sort()).toEqual([...writing].sort())
})
