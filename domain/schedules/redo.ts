import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { isPlayed } from '../games/decide'
import type { Game } from '../games/state'
import type { GameId, PlanId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { SCHEDULE_NOT_FOUND } from './decide'
import type { GenerationRedone, ScheduleFact } from './events'
import { planInTheWay, type PlansSeen } from './in-progress'
import type { LeagueSchedules, Schedule, UndoneGeneration } from './state'

/** What of a league's games the redo of a generation is decided on. */
export type RedoSeen = {
  readonly plans: PlansSeen
  readonly gameNow: (game: GameId) => Game
  /** The teams of a game that are not in its league any more, by their names. */
  readonly outOf: (game: GameId) => readonly string[]
  readonly nameOf: (game: GameId) => string
}

type RedoGeneration = { readonly place: LeaguePlace; readonly plan: PlanId; readonly seen: RedoSeen }

const GENERATED_SINCE = refuse('conflict', 'The schedule has been generated again since: the generation before stays undone.')
const EARLIER_FIRST = refuse('conflict', 'The generation before it was undone too: bring that back first.')
const NEVER_MADE = refuse('conflict', 'Its games had not all been made when it was undone. Generate the schedule again.')

/** A game that is in the way, and why. */
type InTheWay = { readonly game: GameId; readonly message: string }

const cameBackFrom = ({ fact, removes }: UndoneGeneration, { gameNow }: RedoSeen): readonly GameId[] =>
  removes.filter(id => {
    const game = gameNow(id)
    return game.kind === 'deleted' && game.cause === fact
  })

/** Games that came back when it was taken back, and are there: played ones are in the way. */
const replacedNow = ({ restores }: UndoneGeneration, { gameNow }: RedoSeen): readonly GameId[] =>
  restores.filter(id => gameNow(id).kind === 'active')

const found = (
  restores: readonly GameId[],
  removes: readonly GameId[],
  { gameNow, outOf, nameOf }: RedoSeen,
): readonly InTheWay[] => [
  ...removes.flatMap(game => {
    const now = gameNow(game)
    const message = `${nameOf(game)} has a result by now, and would be deleted.`
    return now.kind === 'active' && isPlayed(now) ? [{ game, message }] : []
  }),
  ...restores.flatMap(game =>
    outOf(game).map(team => ({
      game,
      message: `${team} is no longer in the league of ${nameOf(game)}: bring the team back first.`,
    })),
  ),
]

const refuseAll = (all: readonly InTheWay[]) => ({
  ...refuse('conflict', all.map(({ message }) => message).join(' ')),
  details: { conflicts: all.map(({ game, message }) => ({ message, game_ids: [game] })) },
})

const redone = (place: LeaguePlace, schedule: Schedule, last: UndoneGeneration, seen: RedoSeen): Decision<ScheduleFact> => {
  const [restores, removes] = [cameBackFrom(last, seen), replacedNow(last, seen)]
  if (last.removes.some(game => seen.gameNow(game).kind === 'unknown')) return NEVER_MADE
  const inTheWay = found(restores, removes, seen)
  if (inTheWay.length > 0) return refuseAll(inTheWay)
  const { plan, draft } = last.generation
  const data: GenerationRedone['data'] = { ...place, schedule: schedule.id, plan, removes, restores, undoes: last.fact }
  if (draft === null || schedule.draft !== draft) return facts({ type: 'GenerationRedone', data })
  const chosen = { ...place, schedule: schedule.id, was: draft, is: null }
  return facts({ type: 'GenerationRedone', data }, { type: 'DraftChosen', data: chosen })
}

/** Lets a generation that was taken back last hold again, with the same games: all of them, or none. */
export const redoGeneration = (state: LeagueSchedules, { place, plan, seen }: RedoGeneration): Decision<ScheduleFact> => {
  const all = [...state.schedules.values()]
  if (all.some(({ generations }) => generations.some(one => one.plan === plan))) return nothing
  const schedule = all.find(({ undone }) => undone.some(({ generation }) => generation.plan === plan))
  if (!schedule) return GENERATED_SINCE
  if (schedule.deletion) return SCHEDULE_NOT_FOUND
  const last = schedule.undone.at(-1)
  if (last?.generation.plan !== plan) return EARLIER_FIRST
  return planInTheWay(state, seen.plans, one => one.schedule === schedule.id) ?? redone(place, schedule, last, seen)
}
