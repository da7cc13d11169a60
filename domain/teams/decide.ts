import { chooseBranding, type WantedBranding } from '../branding/decide'
import type { BrandingFact } from '../branding/events'
import { changeOf } from '../facts/change'
import { facts, nothing, type Decision } from '../facts/decision'
import { isSameOrder } from '../facts/order'
import { cleanName, nameFault } from '../facts/text'
import type { OrganizationId, TeamId } from '../ids/kinds'
import { LEAGUE_NOT_FOUND } from '../leagues/decide'
import { TEAM_NOT_FOUND } from '../entries/decide'
import { existingLeague } from '../leagues/state'
import type { SeasonContents } from '../entries/state'
import { cleanSlots, slotsFault } from '../schedules/slots'
import type { Enters, TeamDetails, TeamFact } from './events'
import type { Team } from './state'

type CreateTeam = {
  readonly organization: OrganizationId
  readonly team: TeamId
  readonly details: { readonly name: string; readonly logo?: string | null }
  readonly enters: Enters | null
}

/** A new team, and the league that it is to enter; that league must be active. */
export const createTeam = (team: Team, contents: SeasonContents | null, command: CreateTeam): Decision<TeamFact> => {
  if (team.kind !== 'unknown') return nothing
  if (command.enters && !(contents && existingLeague(contents, command.enters.league))) return LEAGUE_NOT_FOUND
  const details: TeamDetails = { name: cleanName(command.details.name), logo: command.details.logo ?? null }
  return (
    nameFault('Team name', details.name) ??
    facts({
      type: 'TeamCreated',
      data: { organization: command.organization, team: command.team, details, enters: command.enters },
    })
  )
}

export const changeTeam = (team: Team, wanted: Partial<TeamDetails>): Decision<TeamFact> => {
  if (team.kind !== 'active') return TEAM_NOT_FOUND
  const cleaned = wanted.name === undefined ? wanted : { ...wanted, name: cleanName(wanted.name) }
  const fault = cleaned.name === undefined ? undefined : nameFault('Team name', cleaned.name)
  if (fault) return fault
  const change = changeOf(team.details, cleaned)
  return change ? facts({ type: 'TeamChanged', data: { organization: team.organization, team: team.id, ...change } }) : nothing
}

/** Chooses colours and an abbreviation for a team; what is not named stays. */
export const chooseTeamBranding = (team: Team, wanted: WantedBranding): Decision<BrandingFact> =>
  team.kind === 'active'
    ? chooseBranding({ organization: team.organization, team: team.id }, team.branding, wanted)
    : TEAM_NOT_FOUND

/** Says when a team cannot play: the whole list, each slot once. */
export const setUnavailableSlots = (team: Team, slots: readonly string[]): Decision<TeamFact> => {
  if (team.kind !== 'active') return TEAM_NOT_FOUND
  const [was, is] = [team.unavailableSlots, cleanSlots(slots)]
  const fault = slotsFault(is)
  if (fault) return fault
  const data = { organization: team.organization, team: team.id, was, is }
  return isSameOrder(was, is) ? nothing : facts({ type: 'UnavailableSlotsSet', data })
}

export const deleteTeam = (team: Team): Decision<TeamFact> =>
  team.kind === 'active'
    ? facts({ type: 'TeamDeleted', data: { organization: team.organization, team: team.id } })
    : TEAM_NOT_FOUND

/** Brings a deleted team back; one that is there stays as it is. */
export const restoreTeam = (team: Team): Decision<TeamFact> => {
  if (team.kind === 'unknown') return TEAM_NOT_FOUND
  if (team.kind === 'active') return nothing
  const { organization, id, details, deletion } = team
  return facts({ type: 'TeamRestored', data: { organization, team: id, details, undoes: deletion ?? '' } })
}
