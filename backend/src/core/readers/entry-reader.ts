import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import type { EntryCard } from '@fullcourt/projections/entries/entry'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/leagues/league'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { EntryCards } from '../identity/entry-cards'
import { KeptSeasons } from './kept-seasons'
import { compareLeagues } from './season-order'

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
    private readonly seasons: KeptSeasons,
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
    const [first] = entries
    const [leagues, seasons] = await Promise.all([
      this.documents.getFor(leagueCard, entries, ({ league }) => league),
      first ? this.seasons.among(first.organization, new Set(entries.map(({ season }) => season))) : [],
    ])
    const placed = (entry: Known<EntryCard>, season: Known<SeasonCard>): LeagueEntry[] => {
      const league = activeOf(leagues.get(String(entry.league)))
      return league ? [{ entry, league, season }] : []
    }
    return seasons.flatMap(season =>
      entries
        .flatMap(entry => (entry.season === season.id ? placed(entry, season) : []))
        .sort((a, b) => compareLeagues(a.league, b.league) || a.entry.id - b.entry.id),
    )
  }
}
