import { Injectable } from '@nestjs/common'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Fixture } from '@fullcourt/domain/schedules/difference/fixture'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { fixtureCard, type FixtureCard } from '@fullcourt/projections/schedules/fixture'
import type { GameRecord } from '../../contexts/games/queries/game-answer'
import type { GamesFilter } from '../../contexts/games/queries/game-reader'
import { Documents } from '../../storage/documents/documents'

/** A game as it once was in a calendar, to be cancelled there. */
const asWithdrawn = (game: GameRecord, { home, away, date, time, location }: Fixture): GameRecord => ({
  ...game,
  context: { ...game.context, home: { ...game.context.home, team: home }, away: { ...game.context.away, team: away } },
  details: { ...game.details, date, time, location },
  status: 'deleted',
})

const isOf = (fixture: Fixture | null, team: TeamId) => fixture?.home === team || fixture?.away === team

const lastWith = ({ versions }: Known<FixtureCard>, was: (fixture: Fixture) => boolean): Fixture | undefined =>
  versions.flatMap(({ fixture }) => fixture ?? []).findLast(fixture => fixture.date !== null && was(fixture))

/** Games that a calendar had and that are not in it any more: their date was taken away, or another team plays them. */
@Injectable()
export class WithdrawnGames {
  constructor(private readonly documents: Documents) {}

  async of(seasons: readonly SeasonId[], { team }: GamesFilter, standing: readonly GameRecord[]): Promise<readonly GameRecord[]> {
    const [undated, left] = await Promise.all([
      this.undated(standing),
      team === undefined ? [] : Promise.all(seasons.map(season => this.leftBy(team, season))),
    ])
    return [...undated, ...left.flat()]
  }

  private async undated(standing: readonly GameRecord[]): Promise<readonly GameRecord[]> {
    const games = standing.filter(({ details: { date } }) => date === null)
    const cards = await this.documents.getFor(fixtureCard, games, ({ id }) => id)
    return games.flatMap(game => {
      const card = knownOf(cards.get(String(game.id)))
      const last = card && lastWith(card, () => true)
      return last ? [asWithdrawn(game, last)] : []
    })
  }

  /** The games that others play by now. */
  private async leftBy(team: TeamId, season: SeasonId): Promise<readonly GameRecord[]> {
    const changed = await this.documents.list(fixtureCard, { index: 'changed', key: ofTeam(season, team) })
    const left = changed.flatMap(({ body }) => {
      const card = knownOf(body)
      const now = card?.versions.findLast(({ fixture }) => fixture !== null)?.fixture ?? null
      const was = card && !isOf(now, team) ? lastWith(card, fixture => isOf(fixture, team)) : undefined
      return card && was ? [{ id: card.game, was }] : []
    })
    const cards = await this.documents.getFor(gameCard, left, ({ id }) => id)
    return left.flatMap(({ id, was }) => {
      const game = knownOf(cards.get(String(id)))
      return game ? [asWithdrawn(game, was)] : []
    })
  }
}
