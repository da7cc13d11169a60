import { isDate, isTime } from '@fullcourt/domain/facts/dates'
import { LARGEST_FIGURE } from '@fullcourt/domain/games/decide'
import type { Score, Stage } from '@fullcourt/domain/games/events'
import type { GameFileRow, GameRowDetails } from '@fullcourt/domain/imports/rows'
import type { CsvRow, CsvTable } from '../read/csv-table'
import { nameFaultOf, type KnownIds } from './known-ids'
import { externalIds } from './external-ids'
import { quote, type ImportProblems } from './problems'

export const GAME_COLUMNS = {
  required: ['id', 'date', 'stage', 'status', 'home', 'away', 'score_home', 'score_away'],
  optional: ['time', 'court'],
  aside: ['overtimes'],
}
const FILE = 'games.csv'
const LONGEST_LOCATION = 500

/** A game without its lines, and its place in the file. */
export type CheckedGame = Omit<GameFileRow, 'lines'>

/** Whole numbers from 0 as people write them. */
export const countOf = (text: string): number | undefined => {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : undefined
  return value !== undefined && value <= LARGEST_FIGURE ? value : undefined
}

type Say = (column: string, what: string) => undefined

const scoreOf = ({ of }: CsvRow, final: boolean, say: Say): Score | null => {
  const [home, away] = (['score_home', 'score_away'] as const).map(column => {
    const text = of(column)
    if (final && text === '') return say(column, 'is blank, but the game is final.')
    if (!final && text !== '') return say(column, `must be blank unless the game is final, not ${quote(text)}.`)
    if (text === '') return undefined
    return countOf(text) ?? say(column, `must be a whole number from 0 to ${LARGEST_FIGURE}, not ${quote(text)}.`)
  })
  return home === undefined || away === undefined ? null : { home, away }
}

const detailsOf = ({ of }: CsvRow, say: Say): GameRowDetails => {
  const [date, time, location] = [of('date'), of('time'), of('court')]
  if (!isDate(date)) say('date', `must be a day such as 2026-01-31, not ${quote(date)}.`)
  if (time !== '' && !isTime(time)) say('time', `must be a time such as 19:30 or blank, not ${quote(time)}.`)
  if (location.length > LONGEST_LOCATION || /[\p{Cc}\p{Cs}]/u.test(location)) say('court', `cannot be kept: ${quote(location)}.`)
  return {
    date,
    time: time || null,
    location: location || null,
    status: of('status') === 'cancelled' ? 'cancelled' : 'scheduled',
  }
}

const STAGES = ['regular', 'playoff'] as const
const STATUSES = ['final', 'scheduled', 'cancelled']

const teamsOf = ({ of }: CsvRow, teams: KnownIds, say: Say) => {
  const [home, away] = [of('home'), of('away')]
  for (const [column, team] of [
    ['home', home],
    ['away', away],
  ] as const) {
    const fault = nameFaultOf('team', team, teams)
    if (fault) say(column, fault)
  }
  if (home !== '' && home === away) say('away', 'is the same team as home.')
  return { home, away }
}

/** The games of the file, those with problems too: their box scores are still checked. */
export const checkGames = ({ rows }: CsvTable, teams: KnownIds, problems: ImportProblems): readonly CheckedGame[] => {
  const take = externalIds(FILE, 'id', problems)
  return rows.flatMap(row => {
    const { line, of } = row
    const say: Say = (column, what) => void problems.add({ file: FILE, line, column }, what) as undefined
    const id = take(line, of('id'))
    const stage = STAGES.find(one => one === of('stage'))
    if (stage === undefined) say('stage', `must be regular or playoff, not ${quote(of('stage'))}.`)
    if (!STATUSES.includes(of('status'))) say('status', `must be final, scheduled or cancelled, not ${quote(of('status'))}.`)
    const sides = teamsOf(row, teams, say)
    const details = detailsOf(row, say)
    const score = scoreOf(row, of('status') === 'final', say)
    return id === undefined ? [] : [{ id, fileLine: line, stage: stage ?? ('regular' satisfies Stage), ...sides, details, score }]
  })
}
