import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { SEASON_IS_DELETED, SEASON_NOT_FOUND } from '@fullcourt/domain/seasons/decide'
import { existingSeason, seasonsStream } from '@fullcourt/domain/seasons/state'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/leagues/decide'
import { entryIn, TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { knownOf } from '@fullcourt/projections/card'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { namedOrganization, type Scope } from '../http/scope'
import { Parents } from './parents'

/** A league as a caller names it. */
export type LeagueInSeason = { readonly season: SeasonId; readonly league: LeagueId }
/** A team as a caller names it in a league. */
export type TeamInLeague = LeagueInSeason & { readonly team: TeamId }

/** Where seasons and leagues belong, for commands: one of somebody else, or one that was deleted, is not there. */
@Injectable()
export class SeasonAccess {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
    private readonly parents: Parents,
  ) {}

  async organizationOf(scope: Scope, season: SeasonId): Promise<OrganizationId> {
    const organization = await this.ownerOf(scope, season)
    if (!(await this.parents.areActive({ organization, season }))) throw new Refused(SEASON_NOT_FOUND)
    return organization
  }

  /** The organization in whose stream a season is or was; the decision refuses a deleted one. */
  async holderOf(scope: Scope, season: SeasonId): Promise<OrganizationId> {
    const organization = await this.ownerOf(scope, season)
    if (!(await this.parents.organizationIsActive(organization))) throw new Refused(SEASON_NOT_FOUND)
    return organization
  }

  /** Where something of a season is to come back to: a deleted season is the reason why it cannot. */
  async organizationToReturnTo(scope: Scope, season: SeasonId): Promise<OrganizationId> {
    const organization = await this.holderOf(scope, season)
    const seasons = await this.decider.state(seasonsStream, organization)
    if (seasons.get(season)?.kind === 'deleted') throw new Refused(SEASON_IS_DELETED)
    if (!existingSeason(seasons, season)) throw new Refused(SEASON_NOT_FOUND)
    return organization
  }

  /** An active league, named with its season or by its id alone. */
  async leaguePlace(scope: Scope, named: LeagueInSeason | LeagueId): Promise<LeaguePlace> {
    const { season, league } = typeof named === 'number' ? await this.inItsSeason(named) : named
    await this.parents.read({ organization: namedOrganization(scope), season })
    const organization = await this.organizationOf(scope, season)
    const contents = await this.decider.state(seasonStream, season)
    if (!existingLeague(contents, league)) throw new Refused(LEAGUE_NOT_FOUND)
    return { organization, season, league }
  }

  /** A team's active entry in a league. */
  async entryPlace(scope: Scope, { team, ...at }: TeamInLeague): Promise<EntryPlace> {
    const place = await this.leaguePlace(scope, at)
    const entry = entryIn(await this.decider.state(seasonStream, at.season), at.league, team)
    if (!entry) throw new Refused(TEAM_NOT_FOUND)
    return { ...place, entry: entry.id, team }
  }

  private async ownerOf(scope: Scope, season: SeasonId): Promise<OrganizationId> {
    if (scope.organization !== 'every') return scope.organization
    const card = knownOf(await this.documents.get(seasonCard, season))
    if (!card) throw new Refused(SEASON_NOT_FOUND)
    return card.organization
  }

  /** A league never changes its season, so that its card may be older than the log. */
  private async inItsSeason(league: LeagueId): Promise<LeagueInSeason> {
    const card = knownOf(await this.documents.get(leagueCard, league))
    if (!card) throw new Refused(LEAGUE_NOT_FOUND)
    return { season: card.season, league }
  }
}
