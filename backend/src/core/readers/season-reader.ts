import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { SEASON_NOT_FOUND } from '@fullcourt/domain/seasons/decide'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/leagues/decide'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../facts/refused'
import { covers, oneOrganization, type Scope } from '../http/scope'
import { EntryCards } from '../identity/entry-cards'
import type { LeagueEntry } from './entry-reader'
import { compareSeasons } from './season-order'

/** A league with its place in the order of its season, from 0. */
export type SeasonLeague = { readonly league: Known<LeagueCard>; readonly season: Known<SeasonCard>; readonly position: number }

/** Seasons and leagues for answers: what was deleted, or is somebody else's, is not there. */
@Injectable()
export class SeasonReader {
  constructor(
    private readonly documents: Documents,
    private readonly cards: EntryCards,
  ) {}

  async organization(scope: Scope, id: OrganizationId): Promise<Known<OrganizationCard>> {
    const organization = covers(scope, id) ? activeOf(await this.documents.get(organizationCard, id)) : undefined
    if (!organization) throw new Refused(ORGANIZATION_NOT_FOUND)
    return organization
  }

  async season(scope: Scope, id: SeasonId): Promise<Known<SeasonCard>> {
    const season = activeOf(await this.documents.get(seasonCard, id))
    if (!season || !covers(scope, season.organization)) throw new Refused(SEASON_NOT_FOUND)
    if (!activeOf(await this.documents.get(organizationCard, season.organization))) throw new Refused(SEASON_NOT_FOUND)
    return season
  }

  async league(scope: Scope, { season: seasonId, league: id }: Omit<LeaguePlace, 'organization'>): Promise<SeasonLeague> {
    const season = await this.season(scope, seasonId)
    const found = (await this.leaguesOf(season)).find(({ league }) => league.id === id)
    if (!found) throw new Refused(LEAGUE_NOT_FOUND)
    return found
  }

  /** A league of any season of the scope. */
  async leagueById(scope: Scope, id: LeagueId): Promise<SeasonLeague> {
    const league = activeOf(await this.documents.get(leagueCard, id))
    if (!league || !covers(scope, league.organization)) throw new Refused(LEAGUE_NOT_FOUND)
    return this.league(scope, { season: league.season, league: id })
  }

  /** An organization's seasons in their order. */
  async seasonsOf({ id, profile }: Known<OrganizationCard>): Promise<readonly Known<SeasonCard>[]> {
    const seasons = await this.documents.active(seasonCard, { index: 'organization', key: String(id) })
    return seasons.toSorted(compareSeasons(profile.sports))
  }

  /** A season's leagues in their order. */
  async leaguesOf(season: Known<SeasonCard>): Promise<readonly SeasonLeague[]> {
    const leagues = await this.documents.active(leagueCard, { index: 'season', key: String(season.id) })
    return leagues.map((league, position) => ({ league, season, position }))
  }

  /** All leagues of an organization, season by season. */
  async leaguesOfAll(organization: Known<OrganizationCard>): Promise<readonly SeasonLeague[]> {
    const seasons = await this.seasonsOf(organization)
    return (await Promise.all(seasons.map(season => this.leaguesOf(season)))).flat()
  }

  /** The entries of teams in leagues, league by league. A team that was deleted while its league was has none. */
  async entriesOf(leagues: readonly SeasonLeague[]): Promise<readonly LeagueEntry[]> {
    const listed = await Promise.all(leagues.map(({ league }) => this.cards.ofLeague(league.id)))
    const entries = leagues.flatMap(({ league, season }, i) =>
      (listed[i] ?? []).flatMap(card => {
        const entry = activeOf(card)
        return entry ? [{ entry, league, season }] : []
      }),
    )
    const teams = await this.documents.getFor(teamCard, entries, ({ entry }) => entry.team)
    return entries.filter(({ entry }) => activeOf(teams.get(String(entry.team))) !== undefined)
  }

  /** The season that public pages show: the active one of the first sport that has one (docs/seasons.md#the-active-season). */
  async activeSeason(organization: Known<OrganizationCard>): Promise<Known<SeasonCard> | undefined> {
    const [first] = await this.seasonsOf(organization)
    return first?.active === true ? first : undefined
  }

  /** The season that is named, else the active one; undefined where none is active. */
  async namedOrActive(scope: Scope, named: SeasonId | undefined): Promise<Known<SeasonCard> | undefined> {
    if (named !== undefined) return this.season(scope, named)
    return this.activeSeason(await this.organization(scope, oneOrganization(scope)))
  }
}
