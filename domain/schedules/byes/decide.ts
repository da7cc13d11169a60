import { entryIn, TEAM_NOT_FOUND } from '../../entries/decide'
import { entriesOf, type SeasonContents } from '../../entries/state'
import { dateFault } from '../../facts/dates'
import { facts, nothing, refuse, type Decision, type Refusal } from '../../facts/decision'
import { longDate } from '../../facts/wall-time'
import type { LeagueId, SeasonId, TeamId } from '../../ids/kinds'
import { LEAGUE_IS_DELETED, LEAGUE_NOT_FOUND } from '../../leagues/decide'
import type { LeaguePlace } from '../../leagues/events'
import { existingLeague } from '../../leagues/state'
import type { ByeFact, ByePlace } from './events'
import { byeOn, type Bye, type Byes } from './state'

export const BYE_NOT_FOUND = refuse('not-found', 'Bye not found')

/** `bye` is the id that a new bye would have: where the date has one, the team joins that. */
type GiveBye = ByePlace & { readonly team: TeamId }

/** Gives a team of the league a bye on a date; once more changes nothing. */
export const giveBye = (byes: Byes, contents: SeasonContents, { team, ...place }: GiveBye): Decision<ByeFact> => {
  const fault = dateFault('date', place.date)
  if (fault) return fault
  if (!existingLeague(contents, place.league)) return LEAGUE_NOT_FOUND
  const entry = entryIn(contents, place.league, team)
  if (!entry) return TEAM_NOT_FOUND
  const standing = byeOn(byes, place.date)
  if (standing?.teams.some(one => one.entry === entry.id)) return nothing
  return facts({ type: 'ByeGiven', data: { ...place, bye: standing?.id ?? place.bye, entry: entry.id, team } })
}

const IN_NO_LEAGUE = refuse('not-found', 'The team is not in a league of the active season.')
const IN_SEVERAL_LEAGUES = refuse('conflict', 'The team plays in several leagues. Choose the league (league_id).')

/** The only league in which a team plays, of those of the seasons; 409 where there are several (docs/schedules.md#byes). */
export const onlyLeagueOf = (
  seasons: ReadonlyMap<SeasonId, SeasonContents>,
  team: TeamId,
): { readonly season: SeasonId; readonly league: LeagueId } | Refusal => {
  const entries = [...seasons].flatMap(([season, contents]) =>
    entriesOf(contents, team).map(({ league }) => ({ season, league })),
  )
  return entries.length > 1 ? IN_SEVERAL_LEAGUES : (entries[0] ?? IN_NO_LEAGUE)
}

type ById = LeaguePlace & Pick<ByePlace, 'bye'>

const whole = ({ organization, season, league }: ById, { id, date, teams }: Bye) => ({
  organization,
  season,
  league,
  bye: id,
  date,
  teams,
})

/** Deletes the bye of all its teams (docs/schedules.md#byes). */
export const deleteBye = (byes: Byes, at: ById): Decision<ByeFact> => {
  const bye = byes.get(at.bye)
  return bye?.kind === 'active' ? facts({ type: 'ByeDeleted', data: whole(at, bye) }) : BYE_NOT_FOUND
}

/** Brings a deleted bye back, unless its date has another one by now. */
export const restoreBye = (byes: Byes, contents: SeasonContents, at: ById): Decision<ByeFact> => {
  const bye = byes.get(at.bye)
  if (!bye) return BYE_NOT_FOUND
  if (bye.kind === 'active') return nothing
  if (!existingLeague(contents, at.league)) return LEAGUE_IS_DELETED
  if (byeOn(byes, bye.date)) return refuse('conflict', `The league now has another bye on ${longDate(bye.date)}.`)
  return facts({ type: 'ByeRestored', data: whole(at, bye) })
}
