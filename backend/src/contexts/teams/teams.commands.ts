import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { refuseDeletingTeam } from '@fullcourt/domain/divisions/leaving'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import { nothing } from '@fullcourt/domain/facts/decision'
import type { LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import {
  changeTeam,
  chooseTeamBranding,
  createTeam,
  deleteTeam,
  restoreTeam,
  setUnavailableSlots,
} from '@fullcourt/domain/teams/decide'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { teamStream } from '@fullcourt/domain/teams/state'
import { SeasonAccess, type LeagueInSeason } from '../../core/access/season-access'
import { TeamAccess } from '../../core/access/team-access'
import { command, data } from '../../core/facts/command'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting, type ReadAt } from '../../core/facts/expected-revision'
import { Refused } from '../../core/facts/refused'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { EntryReader } from '../../core/readers/entry-reader'

type OfTeam = { readonly scope: Scope; readonly team: TeamId }

type NewTeam = {
  readonly scope: Scope
  readonly details: { readonly name: string; readonly logo?: string | null }
  readonly enters?: LeagueInSeason | LeagueId | undefined
  readonly branding?: WantedBranding
}

/** Creates a team; a policy lets it enter the named league. */
export const CreateTeam = command('CreateTeam', {
  takes: data<NewTeam>(),
  uses: { decider: Decider, seasons: SeasonAccess },
  access: async ({ context, scope, enters: named }, { decider, seasons }) => {
    const place = named === undefined ? undefined : await seasons.leaguePlace(scope, named)
    const organization = place?.organization ?? oneOrganization(scope)
    const team = await context.nextId('team')
    const enters = place ? { season: place.season, league: place.league, entry: await context.nextId('entry') } : null
    const contents = place ? await decider.state(seasonStream, place.season) : null
    return { organization, team, enters, contents }
  },
  stream: teamStream,
  id: ({ team }) => team,
  decide: (state, { contents, ...place }, { details, branding = {} }) =>
    decideInSequence(teamStream, state, [
      now => createTeam(now, contents, { ...place, details }),
      now => chooseTeamBranding(now, branding),
    ]),
  makes: ({ team }) => team,
})

/** What a form says of a team beside its colours and abbreviation. */
export type WantedTeam = Partial<TeamDetails> & { readonly unavailableSlots?: readonly string[] }

/** Changes name, logo, colours, abbreviation or unavailable slots of a team, wherever it plays; what is not named stays. */
export const ChangeTeam = command('ChangeTeam', {
  takes: data<OfTeam & Expecting<ReadAt> & { readonly wanted: WantedTeam; readonly branding?: WantedBranding }>(),
  uses: { teams: TeamAccess },
  access: ({ scope, team }, { teams }) => teams.team(scope, team),
  stream: teamStream,
  id: ({ id }) => id,
  decide: (team, _, { wanted: { unavailableSlots: slots, ...details }, branding = {} }) =>
    decideInSequence(teamStream, team, [
      now => changeTeam(now, details),
      now => chooseTeamBranding(now, branding),
      now => (slots === undefined ? nothing : setUnavailableSlots(now, slots)),
    ]),
  expects: ({ expectedRevision, wanted, branding = {} }) =>
    expecting(expectedRevision, [...fieldsOf(wanted), ...fieldsOf(branding)]),
})

/** Deletes a team that no bracket games need; that it leaves its leagues follows by a policy. */
export const DeleteTeam = command('DeleteTeam', {
  takes: data<OfTeam>(),
  uses: { decider: Decider, teams: TeamAccess, entries: EntryReader },
  access: async ({ scope, team }, { decider, teams, entries }) => {
    const found = await teams.team(scope, team)
    const seasons = new Set((await entries.ofTeam(team)).map(({ entry: { season } }) => season))
    for (const season of seasons) {
      const refused = refuseDeletingTeam(await decider.state(bracketStream, season), team)
      if (refused) throw new Refused(refused)
    }
    return found
  },
  stream: teamStream,
  id: ({ id }) => id,
  decide: deleteTeam,
})

/** Brings a deleted team back; that it comes back into the leagues that it left because of it follows by a policy. */
export const RestoreTeam = command('RestoreTeam', {
  takes: data<OfTeam>(),
  uses: { teams: TeamAccess },
  access: ({ scope, team }, { teams }) => teams.team(scope, team),
  stream: teamStream,
  id: ({ id }) => id,
  decide: restoreTeam,
})
