import { Injectable } from '@nestjs/common'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { EntryId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { teamCard, type TeamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import { Refused } from '../../facts/refused'
import { inScope, oneOrganization, type Scope } from '../../http/scope'
import type { LeagueEntry } from '../../readers/entry-reader'
import { SeasonReader } from '../../readers/season-reader'
import type { TeamInLeague } from '../../access/season-access'

export type TeamWithEntries = { readonly team: Known<TeamCard>; readonly entries: readonly LeagueEntry[] }

const byTeam = (entries: readonly LeagueEntry[]): ReadonlyMap<TeamId, readonly LeagueEntry[]> => {
  const teams = new Map<TeamId, LeagueEntry[]>()
  for (const placed of entries) teams.set(placed.entry.team, [...(teams.get(placed.entry.team) ?? []), placed])
  return teams
}

/** Teams for answers: one of somebody else, or that was deleted, is not there. */
@Injectable()
export class TeamReader {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
  ) {}

  async team(scope: Scope, id: TeamId): Promise<Known<TeamCard>> {
    const team = inScope(scope, await this.documents.get(teamCard, id), TEAM_NOT_FOUND)
    await this.seasons.organization(scope, team.organization)
    return team
  }

  /** All teams of an organization by name, each with its entries in active leagues, the current one first. */
  async all(scope: Scope): Promise<readonly TeamWithEntries[]> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const [listed, leagues] = await Promise.all([
      this.documents.list(teamCard, { index: 'organization', key: String(organization.id) }),
      this.seasons.leaguesOfAll(organization),
    ])
    const entries = byTeam(await this.seasons.entriesOf(leagues))
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .map(team => ({ team, entries: entries.get(team.id) ?? [] }))
      .sort((a, b) => compareNames(a.team.details.name, b.team.details.name))
  }

  /** A team's entry in an active league. */
  async entry(scope: Scope, { team, ...at }: TeamInLeague): Promise<LeagueEntry> {
    const league = await this.seasons.league(scope, at)
    const placed = (await this.seasons.entriesOf([league])).find(({ entry }) => entry.team === team)
    if (!placed) throw new Refused(TEAM_NOT_FOUND)
    return placed
  }

  /** The games of a team in a season, or those of one entry, from the earliest. */
  async games(team: TeamId, of: { readonly season: SeasonId; readonly entry?: EntryId }): Promise<readonly Known<GameCard>[]> {
    const listed = await this.documents.list(gameCard, { index: 'team', key: ofTeam(of.season, team) })
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .filter(({ context: { home, away } }) => of.entry === undefined || home.entry === of.entry || away.entry === of.entry)
  }
}
