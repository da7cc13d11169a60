import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { daysAfter } from '@fullcourt/domain/facts/days'
import { ADMIN, type RunningProduct } from '../product'

const CLI = resolve(__dirname, '../../../backend/dist/product/cli.js')
/** Longer than a season, so that no team plays twice at one time. */
const APART = 300
/** How many seasons' worth of lines one file may have. */
const AT_ONCE = 5

/** Brings a league in from the files of folders, one after another, as an organization of its own with an active season. */
export const importLeague = async ({ url }: RunningProduct, folders: readonly string[], slug: string): Promise<void> => {
  const to = ['--url', url, '--username', ADMIN.username, '--password', ADMIN.password]
  for (const folder of folders) {
    const child = spawn(
      process.execPath,
      [CLI, 'import', folder, ...to, '--organization', slug, '--season', 'Season', '--league', 'League'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    await new Promise<void>((done, failed) => {
      child.once('error', failed)
      child.once('exit', code => (code === 0 ? done() : failed(new Error(`The import of ${folder} ended with code ${code}.`))))
    })
  }
}

type Row = (cells: readonly string[], turn: number) => readonly string[]

/** Rows of one file, once for each turn, with what makes them differ, and others after them. */
const repeated = async (file: string, turns: readonly number[], row: Row, others: readonly string[] = []): Promise<void> => {
  const [head = '', ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const lines = turns.flatMap(turn => rows.map(line => row(line.split(','), turn).join(',')))
  await writeFile(file, [head, ...lines, ...others, ''].join('\n'))
}

/** A game of the first two teams that is still to be played. */
const gameAhead = async (folder: string): Promise<string> => {
  const [, first = '', second = ''] = (await readFile(join(folder, 'teams.csv'), 'utf8')).split('\n')
  const [home, away] = [first, second].map(line => line.split(',')[0])
  return `ahead,2100-01-01,19:00,regular,scheduled,${home},${away},,,`
}

/**
 * Copies of a league's files in which every game was played `times` over, in as many years, and one is still to be played. They
 * are one league, in several folders of the same name, because one file has so many lines at most.
 */
export const withManyGames = async (folder: string, into: string, times: number): Promise<readonly string[]> => {
  const ahead = await gameAhead(folder)
  const parts = Array.from({ length: Math.ceil(times / AT_ONCE) }, (_, part) => part)
  return Promise.all(
    parts.map(async part => {
      const to = join(into, String(part), basename(folder))
      await mkdir(to, { recursive: true })
      await cp(folder, to, { recursive: true })
      const turns = Array.from({ length: Math.min(AT_ONCE, times - part * AT_ONCE) }, (_, turn) => part * AT_ONCE + turn)
      const game: Row = ([id, date = '', ...rest], turn) => [`${id}-${turn}`, daysAfter(date, turn * APART), ...rest]
      await repeated(join(to, 'games.csv'), turns, game, [ahead])
      await repeated(join(to, 'box_scores.csv'), turns, ([id, ...rest], turn) => [`${id}-${turn}`, ...rest])
      return to
    }),
  )
}
