import { longDate, timeOfDay } from '../facts/wall-time'
import type { GameSlot } from '../games/events'
import type { FactRecords } from '../history/fact-record'
import { detailsChanged, enumeration, text, type FieldWords, type NameOf } from '../history/words'
import type { DraftedGame, DraftGamesMoved, GamesSwapPlanned, GenerationPlan, ScheduleDetails, ScheduleFact } from './events'

const about = ({ organization, season, league }: Pick<ScheduleFact['data'], 'organization' | 'season' | 'league'>) => ({
  organization,
  season,
  league,
})

const times = (list: readonly string[]) => (list.length === 0 ? 'none' : enumeration(list.map(timeOfDay)))
const texts = (list: readonly string[]) => (list.length === 0 ? 'none' : enumeration(list))

const DETAILS: FieldWords<ScheduleDetails> = {
  name: ['the name of the schedule', text],
  startDate: ['the start date', longDate],
  numWeeks: ['the number of weeks', String],
  gameDays: ['the game days', texts],
  sameSlot: ['the same time slots every week', same => (same ? 'yes' : 'no')],
  timeSlots: ['the time slots', times],
  weeklyTimeSlots: ['the time slots of the weeks', 'hidden'],
  weeklyDates: ['the dates of the weeks', 'hidden'],
  locations: ['the locations', texts],
  maxPerDay: ['the most games of a team in a day', String],
  meetings: ['how often each pair meets', String],
  seed: ['the seed', String],
}

/** `1 game`, `3 games` */
const games = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`

/** `January 4, 2026 at 6:00 PM` */
export const gameSlotInWords = ({ date, time, location }: GameSlot): string => {
  const day = date === null ? 'no date' : longDate(date)
  return `${day}${time === null ? '' : ` at ${timeOfDay(time)}`}${location === null ? '' : `, ${location}`}`
}

/** `swapped DINKs @ Ohana (January 4, 2026 at 6:00 PM) with Owls @ Hawks (January 11, 2026 at 6:00 PM)` */
const swapInWords = ({ undoes, games: halves }: GamesSwapPlanned['data'], nameOf: NameOf): string => {
  const [first] = halves
  if (!first) return 'swapped no games'
  const [one, other] = [nameOf('game', first.game), nameOf('game', first.with)]
  if (undoes === null) return `swapped ${one} (${gameSlotInWords(first.was)}) with ${other} (${gameSlotInWords(first.is)})`
  const back = halves.map(({ game, is }) => `${nameOf('game', game)} is on ${gameSlotInWords(is)}`)
  return `took the swap of ${one} and ${other} back: ${enumeration(back)}`
}

/** `12 games, 1 not placed` */
const planInWords = ({ weeks, unplaced }: Pick<GenerationPlan, 'weeks' | 'unplaced'>): string => {
  const placed = weeks.reduce((sum, week) => sum + week.games.length, 0)
  return `${games(placed)}${unplaced.length === 0 ? '' : `, ${unplaced.length} not placed`}`
}

/** `Hawks – Owls from January 4, 2026 at 6:00 PM to January 11, 2026 at 6:00 PM` */
const moveInWords = ({ home, away, was, is }: DraftGamesMoved['data']['games'][number], nameOf: NameOf): string =>
  `${nameOf('team', home)} – ${nameOf('team', away)} from ${gameSlotInWords(was)} to ${gameSlotInWords(is)}`

/** `Hawks – Owls (January 4, 2026 at 6:00 PM)`, or how many there are. */
const draftedInWords = (drafted: readonly DraftedGame[], nameOf: NameOf): string => {
  const [first, ...others] = drafted
  if (!first || others.length > 0) return games(drafted.length)
  return `${nameOf('team', first.home)} – ${nameOf('team', first.away)} (${gameSlotInWords(first)})`
}

/** The sentences of a league's history about its schedules. */
export const SCHEDULE_HISTORY = {
  ScheduleCreated: { version: 1, about, sentence: ({ details }) => `created the schedule ${details.name}` },
  ScheduleChanged: { version: 1, about, sentence: change => detailsChanged(DETAILS, change) },
  ScheduleDeleted: {
    version: 1,
    about,
    sentence: ({ schedule }, nameOf) => `deleted the schedule ${nameOf('schedule', schedule)}`,
  },
  ScheduleRestored: { version: 1, about, sentence: ({ details }) => `brought back the schedule ${details.name}` },
  GenerationRequested: {
    version: 1,
    about,
    sentence: ({ schedule }, nameOf) => `asked for the schedule ${nameOf('schedule', schedule)} to be generated`,
  },
  GenerationStopped: {
    version: 1,
    about,
    sentence: ({ schedule, why }, nameOf) => {
      const name = nameOf('schedule', schedule)
      return why === null ? `cancelled the generation of the schedule ${name}` : `could not generate the schedule ${name}: ${why}`
    },
  },
  SchedulePlanned: {
    version: 2,
    about,
    sentence: ({ schedule, draft, ...plan }, nameOf) =>
      `${draft === null ? 'generated' : 'published'} the schedule ${nameOf('schedule', schedule)} (${planInWords(plan)})`,
  },
  ScheduleDrafted: {
    version: 1,
    about,
    sentence: ({ schedule, ...plan }, nameOf) =>
      `made a draft of the schedule ${nameOf('schedule', schedule)} (${planInWords(plan)})`,
  },
  DraftGamesMoved: {
    version: 1,
    about,
    sentence: ({ schedule, games: moved }, nameOf) =>
      `moved in the draft of the schedule ${nameOf('schedule', schedule)}: ${enumeration(moved.map(game => moveInWords(game, nameOf)))}`,
  },
  DraftGamesAdded: {
    version: 1,
    about,
    sentence: ({ schedule, games: added }, nameOf) =>
      `added to the draft of the schedule ${nameOf('schedule', schedule)}: ${draftedInWords(added, nameOf)}`,
  },
  DraftGamesRemoved: {
    version: 1,
    about,
    sentence: ({ schedule, games: removed }, nameOf) =>
      `took out of the draft of the schedule ${nameOf('schedule', schedule)}: ${draftedInWords(removed, nameOf)}`,
  },
  DraftChosen: {
    version: 1,
    about,
    sentence: ({ schedule, is }, nameOf) =>
      `${is === null ? 'discarded' : 'brought back'} the draft of the schedule ${nameOf('schedule', schedule)}`,
  },
  GenerationUndone: {
    version: 1,
    about,
    sentence: ({ schedule, removes, restores }, nameOf) => {
      const back = restores.length === 0 ? '' : `, ${games(restores.length)} brought back`
      const name = nameOf('schedule', schedule)
      return `took the generation of the schedule ${name} back (${games(removes.length)} deleted${back})`
    },
  },
  GenerationRedone: {
    version: 1,
    about,
    sentence: ({ schedule, removes, restores }, nameOf) => {
      const gone = removes.length === 0 ? '' : `, ${games(removes.length)} deleted`
      return `brought the generation of the schedule ${nameOf('schedule', schedule)} back (${games(restores.length)}${gone})`
    },
  },
  GamesSwapPlanned: {
    version: 1,
    about: data => ({ ...about(data), game: data.games.flatMap(({ game, with: other }) => [game, other]) }),
    sentence: swapInWords,
  },
  PlanStepRefused: {
    version: 1,
    about: data => ({ ...about(data), game: data.game }),
    sentence: ({ game, why }, nameOf) => `could not change ${nameOf('game', game)}: ${why}`,
  },
} as const satisfies FactRecords<ScheduleFact>
