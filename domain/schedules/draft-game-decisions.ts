import { withWanted } from '../facts/change'
import { dateFault, timeFault } from '../facts/dates'
import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { isSameSlot, lineOfTextFault } from '../games/decide'
import type { GameId } from '../ids/kinds'
import { gamesOfPlan, isRefusedDraft, presentDraft, type OfDraft } from './draft-decisions'
import type { ScheduleDraft } from './drafts'
import type { DraftedGame, DraftSlot, MovedDraftGame, PlannedGame, ScheduleFact } from './events'
import { weekOfDate } from './generation/problem'
import { planWeeks } from './generation-input'
import type { LeagueSchedules, Schedule } from './state'

const NOT_IN_DRAFT = refuse('not-found', 'This game is not in the draft.')

type MoveDraftGames = OfDraft & { readonly moves: readonly { readonly game: GameId; readonly slot: Partial<DraftSlot> }[] }

const slotFault = ({ date, time, location }: DraftSlot): Refusal | undefined =>
  dateFault('date', date) ?? timeFault('time', time) ?? lineOfTextFault('location', location)

/** Puts games of a draft into other slots. What is in their way is said by the report of the draft, and refuses nothing. */
export const moveDraftGames = (state: LeagueSchedules, { place, draft, moves }: MoveDraftGames): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusedDraft(found)) return found
  const byId = new Map(gamesOfPlan(found.known.planned).map(game => [game.game, game]))
  if (moves.some(({ game }) => !byId.has(game))) return NOT_IN_DRAFT
  const games = moves.flatMap(({ game, slot }): readonly MovedDraftGame[] => {
    const now = byId.get(game)
    if (!now) return []
    const { home, away, date, time, location } = now
    const was = { date, time, location }
    const is = withWanted(was, slot)
    return isSameSlot(was, is) ? [] : [{ game, home, away, was, is }]
  })
  const fault = games.map(({ is }) => slotFault(is)).find(found => found !== undefined)
  if (fault) return fault
  return games.length === 0 ? nothing : facts({ type: 'DraftGamesMoved', data: { ...place, plan: draft, games } })
}

type SwapDraftGames = OfDraft & { readonly games: readonly [GameId, GameId] }

/** Two games of a draft exchange their slots. */
export const swapDraftGames = (state: LeagueSchedules, { place, draft, games }: SwapDraftGames): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusedDraft(found)) return found
  const [one, other] = games.map(id => gamesOfPlan(found.known.planned).find(({ game }) => game === id))
  if (!one || !other) return NOT_IN_DRAFT
  const slotOf = ({ date, time, location }: PlannedGame): DraftSlot => ({ date, time, location })
  const moves = [
    { game: one.game, slot: slotOf(other) },
    { game: other.game, slot: slotOf(one) },
  ]
  return moveDraftGames(state, { place, draft, moves })
}

/** Teams of a draft are those that were in the league when it was made. */
const NOT_OF_DRAFT = refuse('conflict', 'A team of this game is not in the draft: generate it again, with the teams of now.')

const addedFault = ({ planned }: ScheduleDraft, { home, away, ...slot }: PlannedGame): Refusal | undefined => {
  const teams = planned.teams.map(({ team }) => team)
  if (home === away) return refuse('invalid', 'Teams must be different.')
  return [home, away].every(team => teams.includes(team)) ? slotFault(slot) : NOT_OF_DRAFT
}

/** The week that a game of a date is listed in; outside of all weeks that is the last one before it, or the first. */
const weekOf = ({ details }: Schedule, { planned: { weeks } }: ScheduleDraft, date: string): number => {
  const of = planWeeks(details)
  const week = weekOfDate(of, date) ?? of.findLastIndex(({ startsOn }) => startsOn <= date)
  return Math.min(Math.max(0, week), weeks.length - 1)
}

type AddDraftGames = OfDraft & { readonly games: readonly PlannedGame[] }

/** Adds games to a draft by hand, or brings those back that were taken out. */
export const addDraftGames = (state: LeagueSchedules, { place, draft, games }: AddDraftGames): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusedDraft(found)) return found
  const { known, schedule } = found
  const there = new Set(gamesOfPlan(known.planned).map(({ game }) => game))
  const added = games.filter(({ game }) => !there.has(game))
  const fault = added.map(game => addedFault(known, game)).find(one => one !== undefined)
  if (fault) return fault
  const drafted = added.map((game): DraftedGame => ({ ...game, week: weekOf(schedule, known, game.date) }))
  return added.length === 0 ? nothing : facts({ type: 'DraftGamesAdded', data: { ...place, plan: draft, games: drafted } })
}

type RemoveDraftGames = OfDraft & { readonly games: readonly GameId[] }

/** Takes games out of a draft. */
export const removeDraftGames = (state: LeagueSchedules, { place, draft, games }: RemoveDraftGames): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusedDraft(found)) return found
  const removed = found.known.planned.weeks.flatMap((week, index) =>
    week.games.filter(({ game }) => games.includes(game)).map((game): DraftedGame => ({ ...game, week: index })),
  )
  if (removed.length < new Set(games).size) return NOT_IN_DRAFT
  return facts({ type: 'DraftGamesRemoved', data: { ...place, plan: draft, games: removed } })
}
