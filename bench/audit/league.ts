import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ADMIN, type RunningProduct } from '../product'

const CLI = resolve(__dirname, '../../../backend/dist/cli.js')
const DAY = 86_400_000
/** Longer than a season, so that no team plays twice at one time. */
const APART = 300

/** Brings a league in from the files of a folder, as an organization of its own with an active season. */
export const importLeague = ({ url }: RunningProduct, folder: string, slug: string): Promise<void> => {
  const to = ['--url', url, '--username', ADMIN.username, '--password', ADMIN.password]
  const child = spawn(process.execPath, [CLI, 'import', folder, ...to, '--organization', slug, '--season', 'Season'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('exit', code => (code === 0 ? done() : failed(new Error(`The import of ${folder} ended with code ${code}.`))))
  })
}

/** Rows of one file, each `times` over, with what makes them differ. */
const repeated = async (
  file: string,
  times: number,
  row: (cells: readonly string[], turn: number) => readonly string[],
): Promise<void> => {
  const [head = '', ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const turns = Array.from({ length: times }, (_, turn) => turn)
  const lines = turns.flatMap(turn => rows.map(line => row(line.split(','), turn).join(',')))
  await writeFile(file, [head, ...lines, ''].join('\n'))
}

const later = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** A copy of a league's files in which every game was played `times` over, in as many years. */
export const withManyGames = async (folder: string, into: string, times: number): Promise<void> => {
  await mkdir(into, { recursive: true })
  await cp(folder, into, { recursive: true })
  await repeated(join(into, 'games.csv'), times, ([id, date = '', ...rest], turn) => [
    `${id}-${turn}`,
    later(date, turn * APART),
    ...rest,
  ])
  await repeated(join(into, 'box_scores.csv'), times, ([game, ...rest], turn) => [`${game}-${turn}`, ...rest])
}
