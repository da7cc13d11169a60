import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Card, type Known } from '@fullcourt/projections/card'
import { datesBetween } from '@fullcourt/projections/date-order'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import type { LeagueInSeason } from '../../core/access/season-access'
import { Documents } from '../../storage/documents/documents'
import type { Scope } from '../../core/http/scope'
import { EntryCards } from '../../core/identity/entry-cards'
import { SeasonReader, type SeasonLeague } from '../../core/readers/season-reader'
import type { SeasonLeagues } from './queries/season-schedules'

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

/** Whether a filter lets a date through. */
export const isWithin = (date: string, { from, to }: DatesFilter): boolean =>
  (from === undefined || date >= from) && (to === undefined || date <= to)

type Shown = { readonly season: Known<SeasonCard>; readonly league?: SeasonLeague }

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

  /** The leagues that a list is of, the one that is named or those of its season; undefined where there is no such season. */
  async leagues(scope: Scope, filter: DatesFilter): Promise<SeasonLeagues | undefined> {
    const shown = await this.shown(scope, filter)
    if (shown === undefined) return undefined
    const leagues = shown.league ? [shown.league] : await this.seasons.leaguesOf(shown.season)
    return { season: shown.season.id, leagues: leagues.map(({ league }) => league.id) }
  }

  private async ofLeagues<C extends DatedCard>(
    scope: Scope,
    model: ReadModel<C>,
    filter: DatesFilter,
  ): Promise<readonly Known<C>[]> {
    const shown = await this.shown(scope, filter)
    if (shown === undefined) return []
    const { season, league } = shown
    return league ? this.list(model, 'league', league.league.id, filter) : this.list(model, 'season', season.id, filter)
  }

  /** The league or the season that is named, else the active season; undefined where there is none. */
  private async shown(scope: Scope, { season, league }: DatesFilter): Promise<Shown | undefined> {
    if (league !== undefined) {
      const found = await this.seasons.leagueById(scope, league)
      return season === undefined || season === found.season.id ? { season: found.season, league: found } : undefined
    }
    const found = await this.seasons.namedOrActive(scope, season)
    return found && { season: found }
  }

  private async list<C extends DatedCard>(
    model: ReadModel<C>,
    index: 'league' | 'season',
    key: number,
    filter: DatesFilter = {},
  ): Promise<readonly Known<C>[]> {
    return this.documents.active(model, { index, key: String(key), ...datesBetween(filter) })
  }
}
