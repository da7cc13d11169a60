import { groupBy } from '../../../facts/group-by'
import { longDate } from '../../../facts/wall-time'
import { conflictsOf, keyOfConflict, type Conflict, type PlacedGame, type Surroundings } from '../../conflicts'
import { unavailableSlotInWords } from '../../slots'
import type { PlanGame, ScheduleInput } from '../input'
import type { Measure, ReportLine } from '../report'
import type { MeasuredSchedule } from '../standing'
import { line, theLess } from './measure'

/** Games of a report have no ids: those of the schedule count from 0, and the others are no team's but those of the schedule. */
const placedGame = (game: PlanGame, id: number): PlacedGame => ({ ...game, id })

const NOBODY = 0

const placedOthers = ({ others }: ScheduleInput): readonly PlacedGame[] =>
  others.map(({ entries: [home = NOBODY, away = NOBODY], ...slot }, i) => ({ ...slot, id: -1 - i, home, away }))

const isOfSchedule = (id: number): boolean => id >= 0

const surroundingsOf = (input: ScheduleInput): Omit<Surroundings, 'games'> => {
  const unavailable = new Map(input.teams.map(team => [team.entry, team.unavailable]))
  return {
    unavailable: entry => unavailable.get(entry) ?? [],
    weekOffs: input.weekOffs,
    byes: input.byes.map(({ date, entries }) => ({ date, teams: entries })),
    season: input.season,
    schedules: [{ weeks: input.weeks, maxPerDay: input.maxPerDay, has: isOfSchedule }],
  }
}

/** A conflict as a line of the report; the first of the games in it stands for all. */
const lineOf = (conflict: Conflict, game: PlanGame): ReportLine => {
  const both = [game.home, game.away]
  switch (conflict.rule) {
    case 'same-time':
      return line({ entries: [conflict.team], game, figure: conflict.others.length + 1, of: 'plays more than once at that time' })
    case 'per-day': {
      const count = conflict.others.length + 1
      return line({ entries: [conflict.team], game, figure: count, of: `has ${count} games on that day` })
    }
    case 'location':
      return line({ entries: both, game, figure: conflict.others.length + 1, of: `${conflict.location} is taken at that time` })
    case 'slots': {
      const count = conflict.others.length + 1
      return line({ entries: both, game, figure: count, of: `${count} games at that time, with room for ${conflict.slots}` })
    }
    case 'unavailable':
      return line({ entries: [conflict.team], game, of: `cannot play ${unavailableSlotInWords(conflict.slot)}` })
    case 'bye':
      return line({ entries: [conflict.team], game, of: 'asked for a bye in that week' })
    case 'week-off':
      return line({ entries: both, game, of: `week off of ${longDate(conflict.date)}` })
    case 'season':
      return line({ entries: both, game, of: 'outside of the season' })
  }
}

const againstItself = (games: readonly PlanGame[]): readonly ReportLine[] =>
  games.filter(({ home, away }) => home === away).map(game => line({ entries: [game.home], game, of: 'plays against itself' }))

/** Every hard rule that some games break, hand edits included: what the check says of each of them where it is. */
export const brokenRules = (input: ScheduleInput, games: readonly PlanGame[]): readonly ReportLine[] => {
  const around = surroundingsOf(input)
  const days = groupBy([...games.map(placedGame), ...placedOthers(input)], ({ date }) => date ?? '')
  const lines = new Map<string, ReportLine>()
  for (const onDay of days)
    for (const game of onDay.filter(({ id }) => isOfSchedule(id)))
      for (const conflict of conflictsOf(game, { ...around, games: onDay })) {
        const key = keyOfConflict(conflict)
        if (!lines.has(key)) lines.set(key, lineOf(conflict, games[game.id] ?? game))
      }
  return [...againstItself(games), ...lines.values()]
}

/** Rules that must hold. What kept games break among themselves cannot be mended. */
export const hardRules = ({ input, games }: MeasuredSchedule): Measure => {
  const lines = brokenRules(
    input,
    games.map(({ game }) => game),
  )
  return theLess('hard-rules', { figure: lines.length, attainable: brokenRules(input, input.kept).length, lines })
}

/** Games without a place; in the best case as many as there are more than slots and teams allow. */
export const unplacedGames = ({ unplaced, games, attainableGames }: MeasuredSchedule): Measure =>
  theLess('unplaced', {
    figure: unplaced.length,
    attainable: Math.max(0, games.length + unplaced.length - attainableGames),
    lines: unplaced.map(({ home, away, week }) => line({ entries: [home, away], figure: week === null ? null : week + 1 })),
  })
