import { dateFault, timeFault } from '../../facts/dates'
import { facts, factsOrNothing, nothing, refuse, type Decision, type Refusal } from '../../facts/decision'
import { isPlayed, lineOfTextFault } from '../../games/decide'
import type { Game } from '../../games/state'
import type { EntryId, GameId, PlanId } from '../../ids/kinds'
import type { LeaguePlace } from '../../leagues/events'
import type { TermsChange, GameTerms, PendingChange, ScheduleFact, UndonePublishing } from '../events'
import { gameSlotInWords } from '../history'
import { planInTheWay, type PlansSeen } from '../in-progress'
import type { LeagueSchedules } from '../state'
import { backOf } from './state'
import { isSameTerms, termsOf } from './terms'

/** The most changes of a league that wait: one append holds what publishes them. */
export const MOST_PENDING = 500

/**
 * Why files cannot change so many games together, where changes wait: they are published by one fact, which holds no more. Undefined
 * where they can.
 */
export const importedChangesFault = (
  { pending }: Pick<LeagueSchedules, 'pending'>,
  games: readonly GameId[],
): Refusal | undefined => {
  const waiting = new Set([...pending.map(({ game }) => game), ...games]).size
  if (games.length === 0 || waiting <= MOST_PENDING) return undefined
  const now = `At most ${MOST_PENDING} changes of games wait in a league, and with these files there would be ${waiting}.`
  return refuse(
    'invalid',
    `${now} Publish what waits and bring the games in by parts, or switch off that changes wait meanwhile.`,
  )
}

const NOTHING_TO_PUBLISH = refuse('conflict', 'Nothing is left to publish: somebody published or discarded these changes.')
const TOO_MANY = refuse('conflict', `At most ${MOST_PENDING} changes wait at a time: publish these first.`)
const NOT_HERE = refuse('not-found', 'This game is not in the schedule of the league.')
const TEAMS_ARE_ONE = refuse('invalid', 'Teams must be different.')

/** The games as they are, and what they are called. */
export type GamesSeen = {
  readonly gameNow: (game: GameId) => Game
  /** `DINKs @ Ohana` */
  readonly nameOf: (game: GameId) => string
}

/** What is to become of a game: other terms, `deleted`, or null where it stays as it is. */
export type WantedChange = { readonly game: GameId; readonly wanted: Partial<GameTerms> | 'deleted' | null }

const termsFault = ({ home, away, date, time, location }: GameTerms): Refusal | undefined =>
  home.team === away.team
    ? TEAMS_ARE_ONE
    : (dateFault('date', date) ?? timeFault('time', time) ?? lineOfTextFault('location', location))

/** The change of a game that is wanted; null where it stays as it is. */
const changeOfGame = (
  { league }: LeaguePlace,
  { game: id, wanted }: WantedChange,
  { gameNow, nameOf }: GamesSeen,
): TermsChange | null | Refusal => {
  if (wanted === null) return null
  const game = gameNow(id)
  if (game.kind !== 'active' || game.context.league !== league) return NOT_HERE
  if (isPlayed(game)) return refuse('conflict', `${nameOf(id)} has a result: its details are changed at once.`)
  const was = termsOf(game)
  const is = wanted === 'deleted' ? null : { ...was, ...wanted }
  const fault = is && termsFault(is)
  if (fault) return fault
  return isSameTerms(was, is) ? null : { game: id, was, is }
}

const isRefusal = (change: TermsChange | null | Refusal): change is Refusal => change !== null && 'kind' in change

const isSameChange = (one: TermsChange | null, other: TermsChange | null): boolean =>
  one === null || other === null ? one === other : isSameTerms(one.was, other.was) && isSameTerms(one.is, other.is)

type SetPendingChanges = { readonly place: LeaguePlace; readonly changes: readonly WantedChange[]; readonly seen: GamesSeen }

/** Says what is to become of games once that is published; of a game that stays as it is nothing is pending any more. */
export const setPendingChanges = (
  { pending }: Pick<LeagueSchedules, 'pending'>,
  { place, changes: wanted, seen }: SetPendingChanges,
): Decision<ScheduleFact> => {
  const set: PendingChange[] = []
  for (const one of wanted) {
    const is = changeOfGame(place, one, seen)
    if (isRefusal(is)) return is
    const was = pending.find(({ game }) => game === one.game) ?? null
    if (!isSameChange(was, is)) set.push({ game: one.game, was, is })
  }
  const more = set.reduce((sum, { was, is }) => sum + Number(is !== null) - Number(was !== null), 0)
  if (more > 0 && pending.length + more > MOST_PENDING) return TOO_MANY
  return set.length === 0 ? nothing : facts({ type: 'PendingChangesSet', data: { ...place, changes: set } })
}

/** What a change of a game is made against: the games, and who left the league since. */
export type ChangesSeen = GamesSeen & {
  readonly plans: PlansSeen
  /** The name of the team of an entry that left the league; undefined of one that is there. */
  readonly gone: (entry: EntryId) => string | undefined
}

/** Why a change cannot be made now: its game was scored, deleted or moved meanwhile, or a team left; undefined where it can. */
export const obstacleOf = ({ game: id, was, is }: TermsChange, { gameNow, nameOf, gone }: ChangesSeen): string | undefined => {
  const game = gameNow(id)
  const name = nameOf(id)
  const left = is && [is.home, is.away].map(({ entry }) => gone(entry)).find(team => team !== undefined)
  if (left) return `${left} left the league: ${name} cannot be changed like this.`
  if (game.kind !== 'active') return was === null ? undefined : `${name} was deleted meanwhile.`
  if (was === null) return `${name} was brought back meanwhile.`
  if (isPlayed(game)) return `${name} has a result by now.`
  const now = termsOf(game)
  if (isSameTerms(now, was)) return undefined
  return isSameTerms(now, is) ? `${name} is like this already.` : `${name} was moved meanwhile: it is on ${gameSlotInWords(now)}.`
}

/** Names everything that is in the way; whoever withdraws these changes publishes the others. */
const obstaclesRefusal = (changes: readonly TermsChange[], seen: ChangesSeen): Refusal | undefined => {
  const found = changes.flatMap(change => {
    const message = obstacleOf(change, seen)
    return message === undefined ? [] : [{ message, game_ids: [change.game] }]
  })
  if (found.length === 0) return undefined
  return { ...refuse('conflict', found.map(({ message }) => message).join(' ')), details: { conflicts: found } }
}

type PublishPending = { readonly place: LeaguePlace; readonly plan: PlanId; readonly seen: ChangesSeen }

/** Makes all that is pending what everybody sees, or says what is in the way: nothing of it then. */
export const publishPending = (state: LeagueSchedules, { place, plan, seen }: PublishPending): Decision<ScheduleFact> => {
  const { pending: changes } = state
  if (changes.length === 0) return NOTHING_TO_PUBLISH
  const refusal = planInTheWay(state, seen.plans) ?? obstaclesRefusal(changes, seen)
  if (refusal) return refusal
  return facts({ type: 'PendingChangesPublished', data: { ...place, plan, changes, undoes: null, waits: false } })
}

type UndoPublishing = PublishPending & {
  readonly undoes: UndonePublishing
  readonly published: readonly TermsChange[]
  readonly waited: boolean
}

/** Takes published changes back, all or none; they wait to be published again then. Taken back in turn, they do not. */
export const undoPublishing = (
  state: LeagueSchedules,
  { place, plan, undoes, published, waited, seen }: UndoPublishing,
): Decision<ScheduleFact> => {
  const changes = published.map(backOf).filter(({ game, is }) => {
    const now = seen.gameNow(game)
    return !isSameTerms(now.kind === 'active' ? termsOf(now) : null, is)
  })
  const refusal = planInTheWay(state, seen.plans) ?? obstaclesRefusal(changes, seen)
  if (refusal) return refusal
  const data = { ...place, plan, changes, undoes, waits: !waited }
  return factsOrNothing(changes.length === 0 ? [] : [{ type: 'PendingChangesPublished', data } as const])
}
