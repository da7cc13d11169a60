import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import type { EntryCard } from '@fullcourt/projections/entries/entry'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { EntryCards } from '../identity/entry-cards'
import { compareLeagues, compareSeasons } from './season-order'

/** A team's entry with the league and season that it is in; none of them was deleted. */
export type LeagueEntry = {
  readonly entry: Known<EntryCard>
  readonly league: Known<LeagueCard>
  readonly season: Known<SeasonCard>
}

/** Entries where teams and players are or were, the active season's first, then the newest. */
@Injectable()
export class EntryReader {
  constructor(
    private readonly documents: Documents,
    private readonly cards: EntryCards,
  ) {}

  async ofTeam(team: TeamId): Promise<readonly LeagueEntry[]> {
    return this.placed(await this.cards.ofTeam(team))
  }

  /** Of a person, under any of their ids. */
  async ofPerson(ids: readonly PlayerId[]): Promise<readonly LeagueEntry[]> {
    return this.placed(await this.cards.ofPerson(ids))
  }

  /** The entries of that id that were not deleted. */
  async byIds(ids: readonly number[]): Promise<readonly LeagueEntry[]> {
    return this.placed([...(await this.cards.getMany(ids)).values()])
  }

  private async placed(cards: readonly EntryCard[]): Promise<readonly LeagueEntry[]> {
    const entries = cards.flatMap(card => activeOf(card) ?? [])
    const [leagues, seasons, sports] = await Promise.all([
      this.documents.getFor(leagueCard, entries, ({ league }) => league),
      this.documents.getFor(seasonCard, entries, ({ season }) => season),
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
