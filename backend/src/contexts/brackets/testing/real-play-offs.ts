import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A real season, beside the checkout on some machines. */
const GAMES = join(resolve(__dirname, '../../../../../../shared/data'), 'cebl-2025', 'games.csv')

/** Whether the season is there; where it is not, a line says so. */
export const hasRealPlayOffs = (): boolean => {
  const present = existsSync(GAMES)
  if (!present) process.stdout.write(`Skipped: the play-offs of a real season, as there is no ${GAMES}.\n`)
  return present
}

export type PlayOffGame = {
  readonly date: string
  readonly time: string
  readonly home: string
  readonly away: string
  readonly score: readonly [home: number, away: number]
}

/** The play-off games in the order in which they were played, with the teams by their abbreviations. */
export const realPlayOffs = (): readonly PlayOffGame[] => {
  const [header = '', ...lines] = readFileSync(GAMES, 'utf8').trim().split(/\r?\n/)
  const columns = header.split(',')
  return lines
    .map(line => {
      const values = line.split(',')
      return (column: string) => values[columns.indexOf(column)] ?? ''
    })
    .filter(value => value('stage') === 'playoff')
    .map(value => ({
      date: value('date'),
      time: value('time'),
      home: value('home'),
      away: value('away'),
      score: [Number(value('score_home')), Number(value('score_away'))] as const,
    }))
    .toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1))
}
