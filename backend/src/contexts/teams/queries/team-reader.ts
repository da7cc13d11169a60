import { Injectable } from '@nestjs/common'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { ORDER_LENGTH } from '@fullcourt/projections/games/game-order'
import type { ListRange } from '@fullcourt/projections/read-store'
import { teamCard, type TeamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { inScope, oneOrganization, type Scope } from '../../../core/http/scope'
import type { LeagueEntry } from '../../../core/readers/entry-reader'
import { gamesOfTeam, type PlayingTeam } from '../../../core/readers/team-games'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { TeamInLeague } from '../../../core/access/season-access'

export type TeamWithEntries = { readonly team: Known<TeamCard>; readonly entries: readonly LeagueEntry[] }

/** Where the games that are shown begin: as many before the last result as after it, as far as there are any. */
const windowStart = (played: number, all: number, atMost: number): number =>
  Math.max(0, Math.min(played - Math.floor(atMost / 2), all - atMost))

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
    const [listed, all] = await Promise.all([
      this.documents.list(teamCard, { index: 'organization', key: String(organization.id) }),
      this.seasons.entriesOfAll(organization),
    ])
    const entries = byTeam(all)
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .map(team => ({ team, entries: entries.get(team.id) ?? [] }))
      .sort((a, b) => compareNames(a.team.details.name, b.team.details.name))
  }

  /** A team's entry in an active league. */
  async entry(scope: Scope, { team, ...at }: TeamInLeague): Promise<LeagueEntry> {
    const league = await this.seasons.league(scope, at)
    const placed = (await this.seasons.entriesOf(league)).find(({ entry }) => entry.team === team)
    if (!placed) throw new Refused(TEAM_NOT_FOUND)
    return placed
  }

  /** The games of a team in a season, or those of one entry, from the earliest. */
  games(of: PlayingTeam): Promise<readonly Known<GameCard>[]> {
    return gamesOfTeam(this.documents, of)
  }

  /** Of the games of a team in a season at most so many, around the last that is completed, from the earliest. */
  async gamesAround(team: TeamId, season: SeasonId, atMost: number): Promise<readonly Known<GameCard>[]> {
    const key = ofTeam(season, team)
    const [last] = await this.orders({ index: 'completed', key, descending: true, limit: 1 })
    const list = { index: 'team', key }
    // One more than can be shown: the one after which the games begin.
    const [played, ahead] = await Promise.all([
      last === undefined ? [] : this.orders({ ...list, before: `${last}~`, descending: true, limit: atMost + 1 }),
      this.orders({ ...list, ...(last === undefined ? {} : { after: last }), limit: atMost }),
    ])
    const orders = [...played, ...ahead]
    const after = orders[windowStart(played.length, orders.length, atMost) - 1]
    return this.listed({ ...list, ...(after === undefined ? {} : { after }), limit: atMost })
  }

  private async listed(range: ListRange): Promise<readonly Known<GameCard>[]> {
    return this.documents.active(gameCard, range)
  }

  /** The places of games in a list, without reading the games. */
  private async orders(range: ListRange): Promise<readonly string[]> {
    return (await this.documents.tally(gameCard, range, ORDER_LENGTH)).map(({ beginning }) => beginning)
  }
}
