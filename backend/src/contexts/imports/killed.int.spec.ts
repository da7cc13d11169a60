import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EXPLORES, inTurn } from '@fullcourt/domain/testing/in-turn'
import type { BegunImport } from '@fullcourt/projections/imports/import'
import { awayAtAppend, endAtAppend, type Edge } from './testing/failing-appends'
import { allEnded, beginSmallLeague, copyOf, emptyBase, importsOf, openOn, SLUG } from './testing/import-base'
import { askOf, shownLeague, type ShownLeague } from './testing/shown-league'

/** What an import came to: its own card without ids and times, and all that its league's public pages show. */
type CameTo = { readonly counts: BegunImport['counts']; readonly reports: readonly string[]; readonly shown: ShownLeague }

const ROOT = join(__dirname, '../../../..')

let base: string
let undisturbed: CameTo
let appends: number
const folders: string[] = []

const freshFolder = async () => {
  const folder = await copyOf(base)
  folders.push(folder)
  return folder
}

/**
 * Opens a fresh product on what a killed one left, lets it go on (or begins again where nothing had begun), and looks at the
 * result.
 */
const afterRestart = async (folder: string): Promise<CameTo> => {
  const application = await openOn(folder)
  if ((await importsOf(application)).length === 0) await beginSmallLeague(application)
  const [card] = await allEnded(application)
  if (card?.state !== 'finished') throw new Error(`The import did not finish: ${JSON.stringify(card)}`)
  const shown = await shownLeague(askOf(application), SLUG)
  await application.close()
  return { counts: card.counts, reports: card.reports, shown }
}

beforeAll(async () => {
  base = await emptyBase()
  folders.push(base)
  const application = await openOn(await freshFolder())
  const { count } = endAtAppend(application.stores.events, Infinity, 'before')
  await beginSmallLeague(application)
  const [card] = await allEnded(application)
  appends = count()
  undisturbed = { counts: card?.counts ?? {}, reports: card?.reports ?? [], shown: await shownLeague(askOf(application), SLUG) }
  await application.close()
})
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))))

it('An undisturbed import has many steps at which it can be killed', () => {
  expect(appends).toBeGreaterThan(50)
  expect(undisturbed.counts).toEqual({ teams: 4, players: 10, 'roster places': 10, games: 7, scores: 5, lines: 19 })
})

/** Every so many appends, alternately before and after it reached the disk; more often in `npm run explore`. */
const STEP = EXPLORES ? 11 : 23

it('An import whose store ends between any two steps comes to the same after a restart', async () => {
  for (let nth = 1; nth <= appends; nth += STEP) {
    const edge: Edge = nth % 2 === 0 ? 'before' : 'after'
    const folder = await freshFolder()
    const application = await openOn(folder)
    endAtAppend(application.stores.events, nth, edge)
    await beginSmallLeague(application).catch(() => undefined)
    await application.close()
    expect([nth, edge, await afterRestart(folder)]).toEqual([nth, edge, undisturbed])
  }
}, 300_000)

const killed = (folder: string, nth: number, edge: Edge): Promise<NodeJS.Signals | number | null> =>
  new Promise(resolve => {
    const script = join(__dirname, 'testing/import-until-killed.ts')
    const args = ['--conditions=fullcourt', '-r', join(ROOT, 'architecture/from-source.js'), script, folder, String(nth), edge]
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' })
    child.once('exit', (code, signal) => resolve(signal ?? code))
  })

const KILLS: readonly (readonly [share: number, edge: Edge])[] = [
  [0.7, 'after'],
  [0.4, 'before'],
  [0.15, 'after'],
  [0.95, 'before'],
]

it.each(inTurn(KILLS, 0))(
  'An import whose process is killed at %f of its way comes to the same in the next one',
  async (share, edge) => {
    const folder = await freshFolder()
    expect(await killed(folder, Math.ceil(appends * share), edge)).toBe('SIGKILL')
    expect(await afterRestart(folder)).toEqual(undisturbed)
  },
  120_000,
)

it('An import that is killed again and again comes to its end', async () => {
  const folder = await freshFolder()
  for (const nth of [12, 16]) await killed(folder, nth, 'after')
  expect(await afterRestart(folder)).toEqual(undisturbed)
  const kept = join(folder, 'imports')
  expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])
})

it('An import whose store is away for a while goes on when it is back', async () => {
  const application = await openOn(await freshFolder())
  awayAtAppend(application.stores.events, 20, 3)
  await beginSmallLeague(application)
  const [card] = await allEnded(application)
  expect([card?.state, card?.counts]).toEqual(['finished', undisturbed.counts])
  await application.close()
})

it('An import whose files are gone fails, and lets the next one begin', async () => {
  const folder = await freshFolder()
  const stopped = await openOn(folder)
  endAtAppend(stopped.stores.events, 20, 'before')
  await beginSmallLeague(stopped)
  await stopped.close()
  await rm(join(folder, 'imports'), { recursive: true })
  const application = await openOn(folder)
  expect(await allEnded(application)).toMatchObject([{ state: 'failed', why: 'The files of the import are gone.' }])
  await beginSmallLeague(application)
  const [, next] = await allEnded(application)
  expect(next?.state).toBe('finished')
  expect(await shownLeague(askOf(application), SLUG)).toEqual(undisturbed.shown)
  await application.close()
})
