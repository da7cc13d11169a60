import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { SEASON_NOT_FOUND } from '@fullcourt/domain/seasons/decide'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/leagues/decide'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { activeOf, type Known } from '@fullcourt/projections/card'
import type { EntryCard } from '@fullcourt/projections/entries/entry'
import { organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../facts/refused'
import { covers, oneOrganization, type Scope } from '../http/scope'
import { EntryCards } from '../identity/entry-cards'
import type { LeagueEntry } from './entry-reader'
import { compareLeagues, compareSeasons } from './season-order'

/** A league with its place in the order of its season, from 0. */
export type SeasonLeague = { readonly league: Known<LeagueCard>; readonly season: Known<SeasonCard>; readonly position: number }

const inSeasons = (seasons: readonly Known<SeasonCard>[], leagues: readonly Known<LeagueCard>[]): readonly SeasonLeague[] =>
  seasons.flatMap(season =>
    leagues.filter(league => league.season === season.id).map((league, position) => ({ league, season, position })),
  )

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

  /** The active ones of each sport, in their order. */
  async activeSeasons({ id, profile }: Known<OrganizationCard>): Promise<readonly Known<SeasonCard>[]> {
    const active = await this.documents.active(seasonCard, { index: 'active', key: String(id) })
    return active.toSorted(compareSeasons(profile.sports))
  }

  /** A season's leagues in their order. */
  async leaguesOf(season: Known<SeasonCard>): Promise<readonly SeasonLeague[]> {
    const leagues = await this.documents.active(leagueCard, { index: 'season', key: String(season.id) })
    return leagues.map((league, position) => ({ league, season, position }))
  }

  /** All leagues of an organization, season by season. */
  async leaguesOfAll(organization: Known<OrganizationCard>): Promise<readonly SeasonLeague[]> {
    const [seasons, leagues] = await Promise.all([
      this.seasonsOf(organization),
      this.documents.active(leagueCard, { index: 'organization', key: String(organization.id) }),
    ])
    return inSeasons(seasons, leagues)
  }

  /** Some leagues of some seasons, season by season, each in their order; a position is that among them. */
  async leaguesAmong(seasons: readonly Known<SeasonCard>[], ids: readonly LeagueId[]): Promise<readonly SeasonLeague[]> {
    const cards = await this.documents.getMany(leagueCard, ids)
    return inSeasons(seasons, [...cards.values()].flatMap(card => activeOf(card) ?? []).sort(compareLeagues))
  }

  /** All entries of an organization, league by league. */
  async entriesOfAll(organization: Known<OrganizationCard>): Promise<readonly LeagueEntry[]> {
    return this.placed(await this.leaguesOfAll(organization), await this.cards.ofOrganization(organization.id))
  }

  /** All entries of a season, league by league. */
  async entriesOfSeason(season: Known<SeasonCard>): Promise<readonly LeagueEntry[]> {
    return this.placed(await this.leaguesOf(season), await this.cards.ofSeason(season.id))
  }

  /** The entries of a league. */
  async entriesOf(league: SeasonLeague): Promise<readonly LeagueEntry[]> {
    return this.placed([league], await this.cards.ofLeague(league.league.id))
  }

  /** A team that was deleted while its league was is in none. */
  private async placed(leagues: readonly SeasonLeague[], cards: readonly EntryCard[]): Promise<readonly LeagueEntry[]> {
    const active = cards.flatMap(card => activeOf(card) ?? [])
    const byLeague = new Map(groupBy(active, ({ league }) => league).map(of => [of[0].league, of]))
    const entries = leagues.flatMap(({ league, season }) =>
      (byLeague.get(league.id) ?? []).map(entry => ({ entry, league, season })),
    )
    const teams = await this.documents.getFor(teamCard, entries, ({ entry }) => entry.team)
    return entries.filter(({ entry }) => activeOf(teams.get(String(entry.team))) !== undefined)
  }

  /** The season that public pages show: the active one of the first sport that has one (docs/seasons.md#the-active-season). */
  async activeSeason(organization: Known<OrganizationCard>): Promise<Known<SeasonCard> | undefined> {
    return (await this.activeSeasons(organization))[0]
  }

  /** The season that is named, else the active one; undefined where none is active. */
  async namedOrActive(scope: Scope, named: SeasonId | undefined): Promise<Known<SeasonCard> | undefined> {
    if (named !== undefined) return this.season(scope, named)
    return this.activeSeason(await this.organization(scope, oneOrganization(scope)))
  }
}
