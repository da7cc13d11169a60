import { longDate, timeOfDay } from '../facts/wall-time'
import type { GameSlot } from '../games/events'
import type { FactRecords } from '../history/fact-record'
import { detailsChanged, enumeration, text, type FieldWords, type NameOf } from '../history/words'
import type {
  DraftedGame,
  DraftGamesMoved,
  TermsChange,
  GameTerms,
  PendingChange,
  GamesSwapPlanned,
  GenerationPlan,
  ScheduleDetails,
  ScheduleFact,
} from './events'

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

const termsInWords = (terms: GameTerms, nameOf: NameOf): string =>
  `${nameOf('team', terms.away.team)} @ ${nameOf('team', terms.home.team)}, ${gameSlotInWords(terms)}`

/** `DINKs @ Ohana, January 4, 2026 at 6:00 PM to January 11, 2026 at 6:00 PM` */
const changeOfGameInWords = ({ was, is }: TermsChange, nameOf: NameOf): string => {
  if (was === null) return is === null ? 'nothing' : `${termsInWords(is, nameOf)}, brought back`
  if (is === null) return `${termsInWords(was, nameOf)}, deleted`
  const hasSameTeams = was.home.team === is.home.team && was.away.team === is.away.team
  return `${termsInWords(was, nameOf)} to ${hasSameTeams ? gameSlotInWords(is) : termsInWords(is, nameOf)}`
}

/** The one change there is, or how many there are. */
const changesInWords = (changes: readonly TermsChange[], nameOf: NameOf): string => {
  const [first, ...others] = changes
  return first && others.length === 0 ? changeOfGameInWords(first, nameOf) : `${changes.length} changes`
}

const pendingInWords = (changes: readonly PendingChange[], nameOf: NameOf): string => {
  const [set, withdrawn] = [
    changes.flatMap(({ is }) => is ?? []),
    changes.flatMap(({ is, was }) => (is === null ? (was ?? []) : [])),
  ]
  const parts = [
    set.length > 0 && `prepared ${changesInWords(set, nameOf)}`,
    withdrawn.length > 0 && `discarded ${changesInWords(withdrawn, nameOf)}`,
  ]
  return `${enumeration(parts.flatMap(part => part || []))}, not published`
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
  PendingChangesSet: {
    version: 1,
    about,
    sentence: ({ changes }, nameOf) => pendingInWords(changes, nameOf),
  },
  PendingChangesPublished: {
    version: 1,
    about: data => ({ ...about(data), game: data.changes.map(({ game }) => game) }),
    sentence: ({ changes, undoes }, nameOf) =>
      undoes === null
        ? `published ${changesInWords(changes, nameOf)}`
        : `took published changes back: ${changesInWords(changes, nameOf)}`,
  },
  PlanStepRefused: {
    version: 1,
    about: data => ({ ...about(data), game: data.game }),
    sentence: ({ game, why }, nameOf) => `could not change ${nameOf('game', game)}: ${why}`,
  },
} as const satisfies FactRecords<ScheduleFact>
