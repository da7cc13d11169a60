import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import type { WithScope } from '../../core/http/scope'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { SeasonReader } from '../../core/readers/season-reader'
import { LeagueTables } from '../standings/league-tables'
import type { TeamPlaceAnswer } from '../standings/standings.answers'
import { EntryReader } from '../../core/readers/entry-reader'
import { forStaffOfTeam, teamAnswer } from './queries/team-answer'
import { TeamReader } from './queries/team-reader'
import type { TeamAnswer, GlobalTeamAnswer } from './teams.answers'

type OfTeamInSeason = WithScope & { readonly team: TeamId; readonly season?: SeasonId | undefined }
type OfTeamOrAll = WithScope & { readonly team?: TeamId | undefined }

/** All teams of an organization, by name. */
export const TeamListQuery = query('TeamListQuery', {
  uses: { documents: Documents, teams: TeamReader },
  answer: async ({ scope }: WithScope, { documents, teams }): Promise<TeamAnswer[]> => {
    const position = documents.position()
    return (await teams.all(scope)).map(({ team, entries }) => ({
      ...teamAnswer(team, entries),
      ...forStaffOfTeam(scope, team, position),
    }))
  },
})

/** All teams of an organization with their players, by name; or one of them. */
export const GlobalTeamsQuery = query('GlobalTeamsQuery', {
  uses: { documents: Documents, teams: TeamReader, entryReader: EntryReader, playerNames: PlayerNameReader },
  answer: async ({ scope, team }: OfTeamOrAll, { documents, teams, entryReader, playerNames }): Promise<GlobalTeamAnswer[]> => {
    const position = documents.position()
    const placed =
      team === undefined
        ? await teams.all(scope)
        : [{ team: await teams.team(scope, team), entries: await entryReader.ofTeam(team) }]
    const names = await playerNames.of(placed.flatMap(({ entries: [current] }) => current?.entry.roster ?? []))
    return placed.map(({ team, entries }) => ({
      ...teamAnswer(team, entries),
      ...forStaffOfTeam(scope, team, position),
      players: (entries[0]?.entry.roster ?? []).flatMap(id => {
        const name = names.get(id)
        return name === undefined || name.removed
          ? []
          : [{ id, firstName: name.firstName, lastName: name.lastName, image: name.image }]
      }),
    }))
  },
})

/** What a team has in the tables of a season; where none is named, of the one that it plays in now. */
export const TeamPlacesQuery = query('TeamPlacesQuery', {
  uses: { teams: TeamReader, entryReader: EntryReader, seasons: SeasonReader, tables: LeagueTables },
  answer: async (
    { scope, team, season: named }: OfTeamInSeason,
    { teams, entryReader, seasons, tables },
  ): Promise<TeamPlaceAnswer[]> => {
    await teams.team(scope, team)
    const entries = await entryReader.ofTeam(team)
    const season = named === undefined ? entries[0]?.season : await seasons.season(scope, named)
    const leagues = entries.filter(placed => placed.season.id === season?.id).map(({ league }) => league)
    return tables.placesOfTeam(leagues, team)
  },
})
