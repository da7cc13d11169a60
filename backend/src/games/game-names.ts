import { Injectable } from '@nestjs/common'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard } from '@fullcourt/projections/seasons/league'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../documents/documents'
import { gameAnswer, type GameNames, type KnownGame } from './game-answer'
import type { GameAnswer } from './games.answers'

/** A deleted league takes its games along (design 5.9). */
export const hasLeague = ({ place }: KnownGame, { leagues }: Pick<GameNames, 'leagues'>) =>
  place.league === null || activeOf(leagues.get(String(place.league))) !== undefined

/** The names that answers of games show: one look-up for all games of an answer. */
@Injectable()
export class GameNamesOf {
  constructor(private readonly documents: Documents) {}

  async of(cards: readonly KnownGame[]): Promise<GameNames> {
    const [first] = cards
    const [teams, leagues, organization] = await Promise.all([
      this.documents.getMany(
        teamCard,
        cards.flatMap(({ place }) => [place.home.team, place.away.team]),
      ),
      this.documents.getMany(
        leagueCard,
        cards.flatMap(({ place }) => (place.league === null ? [] : [place.league])),
      ),
      first === undefined ? undefined : this.documents.get(organizationCard, first.place.organization),
    ])
    return { teams, leagues, organization }
  }

  /** Games of standing leagues in the documented form, in the order given. */
  async answers(cards: readonly KnownGame[]): Promise<GameAnswer[]> {
    const names = await this.of(cards)
    return cards.filter(card => hasLeague(card, names)).map(card => gameAnswer(card, names))
  }
}
