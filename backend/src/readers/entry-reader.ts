import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { entryCard, type EntryCard } from '@fullcourt/projections/entries/entry'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../documents/documents'
import { compareSeasons } from './season-order'

/** A team's entry with the league and season that it is in; none of them was deleted. */
export type LeagueEntry = {
  readonly entry: Known<EntryCard>
  readonly league: Known<LeagueCard>
  readonly season: Known<SeasonCard>
}

/** Entries where teams and players are or were, the active season's first, then the newest. */
@Injectable()
export class EntryReader {
  constructor(private readonly documents: Documents) {}

  async ofTeam(team: TeamId): Promise<readonly LeagueEntry[]> {
    return this.placed(await this.documents.list(entryCard, { index: 'team', key: String(team) }))
  }

  async ofPlayer(player: PlayerId): Promise<readonly LeagueEntry[]> {
    return this.placed(await this.documents.list(entryCard, { index: 'player', key: String(player) }))
  }

  /** The entries of that id that were not deleted. */
  async named(ids: readonly number[]): Promise<readonly LeagueEntry[]> {
    const cards = await this.documents.getMany(entryCard, ids)
    return this.placed([...cards.values()].map(body => ({ body })))
  }

  private async placed(listed: readonly { readonly body: EntryCard }[]): Promise<readonly LeagueEntry[]> {
    const entries = listed.flatMap(({ body }) => activeOf(body) ?? [])
    const [leagues, seasons, sports] = await Promise.all([
      this.documents.getMany(
        leagueCard,
        entries.map(({ league }) => league),
      ),
      this.documents.getMany(
        seasonCard,
        entries.map(({ season }) => season),
      ),
      this.sportsOf(entries[0]),
    ])
    const placed = entries.flatMap(entry => {
      const league = activeOf(leagues.get(String(entry.league)))
      const season = activeOf(seasons.get(String(entry.season)))
      return league && season ? [{ entry, league, season }] : []
    })
    return placed.sort(
      (a, b) => compareSeasons(sports)(a.season, b.season) || compareLeagues(a.league, b.league) || a.entry.id - b.entry.id,
    )
  }

  private async sportsOf(entry: Known<EntryCard> | undefined) {
    const organization = entry && knownOf(await this.documents.get(organizationCard, entry.organization))
    return organization?.profile.sports ?? []
  }
}

/** Leagues of one season in their order; those that no ordering named yet come last. */
const compareLeagues = (a: Known<LeagueCard>, b: Known<LeagueCard>): number =>
  (a.position ?? Infinity) === (b.position ?? Infinity) ? a.id - b.id : (a.position ?? Infinity) - (b.position ?? Infinity)
