import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Card, type Known } from '@fullcourt/projections/card'
import { datesBetween } from '@fullcourt/projections/date-order'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { LeagueInSeason } from '../access/season-access'
import { Documents } from '../documents/documents'
import { oneOrganization, type Scope } from '../http/scope'
import { EntryCards } from '../identity/entry-cards'
import { SeasonReader } from '../readers/season-reader'

/** Something of a league that is on a date: a bye, a week off. */
export type DatedCard = Card<{
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly league: LeagueId
  readonly date: string
}>

/** Days are `YYYY-MM-DD`, both included. */
export type DatesFilter = {
  readonly season?: SeasonId | undefined
  readonly league?: LeagueId | undefined
  readonly team?: TeamId | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Finds what is on dates of leagues, by date. */
@Injectable()
export class LeagueDates {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly entries: EntryCards,
  ) {}

  async ofLeague<C extends DatedCard>(scope: Scope, model: ReadModel<C>, at: LeagueInSeason): Promise<readonly Known<C>[]> {
    const { league } = await this.seasons.league(scope, at)
    return this.list(model, 'league', league.id)
  }

  /** Of the league or season that is named, else of the active season; of a team, those of the leagues in which it plays. */
  async of<C extends DatedCard>(scope: Scope, model: ReadModel<C>, filter: DatesFilter): Promise<readonly Known<C>[]> {
    const { team } = filter
    const [dates, leagues] = await Promise.all([
      this.ofLeagues(scope, model, filter),
      team === undefined ? undefined : this.leaguesOf(team),
    ])
    return leagues ? dates.filter(card => leagues.has((card as Known<DatedCard>).league)) : dates
  }

  private async leaguesOf(team: TeamId): Promise<ReadonlySet<LeagueId>> {
    return new Set((await this.entries.ofTeam(team)).flatMap(entry => activeOf(entry)?.league ?? []))
  }

  private async ofLeagues<C extends DatedCard>(
    scope: Scope,
    model: ReadModel<C>,
    filter: DatesFilter,
  ): Promise<readonly Known<C>[]> {
    const { season, league } = filter
    if (league !== undefined) {
      const found = await this.seasons.leagueById(scope, league)
      return season === undefined || season === found.season.id ? this.list(model, 'league', league, filter) : []
    }
    const shown = season === undefined ? await this.activeSeason(scope) : (await this.seasons.season(scope, season)).id
    return shown === undefined ? [] : this.list(model, 'season', shown, filter)
  }

  private async activeSeason(scope: Scope): Promise<SeasonId | undefined> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    return (await this.seasons.activeSeason(organization))?.id
  }

  private async list<C extends DatedCard>(
    model: ReadModel<C>,
    index: 'league' | 'season',
    key: number,
    { from, to }: DatesFilter = {},
  ): Promise<readonly Known<C>[]> {
    const range = datesBetween({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
    const listed = await this.documents.list(model, { index, key: String(key), ...range })
    return listed.flatMap(({ body }) => activeOf(body) ?? [])
  }
}
