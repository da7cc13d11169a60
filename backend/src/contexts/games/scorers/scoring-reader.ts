import { Inject, Injectable } from '@nestjs/common'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { isScorersGame } from '@fullcourt/domain/scorers/scope'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { CLOCK, PEOPLE, type Clock } from '../../../core/injection/tokens'
import type { ActiveOrganization } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import type { People } from '../../../storage/people/people'
import type { GameRecord } from '../queries/game-answer'
import { GameNameReader } from '../queries/game-name-reader'
import { GameReader } from '../queries/game-reader'
import { wallDay, lastDayOf } from './end-of-link'
import type { MadeScorerLink } from './scorer-link-reader'
import type { ScoringAnswer } from './scorers.answers'
import type { ScorerScope } from './scorers'

/** What a scorer is answered of themselves and their games. */
@Injectable()
export class ScoringReader {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameReader,
    private readonly names: GameNameReader,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async answer(scope: ScorerScope, { profile }: ActiveOrganization, { id, name, ends }: MadeScorerLink): Promise<ScoringAnswer> {
    const zone = profile.timeZone ?? DEFAULT_TIME_ZONE
    const [opened, games] = await Promise.all([this.people.open(`user-${id}`, name), this.gamesOf(scope)])
    return {
      id,
      name: opened ?? '',
      organization: profile.name,
      slug: profile.slug,
      lastDay: lastDayOf(ends, zone),
      today: wallDay(this.clock().toISOString(), zone),
      games: await this.names.answers(games),
    }
  }

  /** The games of a link as they are placed now, in the order in which they are played. */
  private async gamesOf(scope: ScorerScope): Promise<readonly GameRecord[]> {
    const { games } = scope
    switch (games.kind) {
      case 'game': {
        const card = activeOf(await this.documents.get(gameCard, games.game))
        return card ? [card] : []
      }
      case 'place': {
        const ofDay = await this.games.of(scope, { from: games.day, to: games.day }, 'all seasons')
        return ofDay.filter(game => isScorersGame(games, game))
      }
      case 'team':
        return this.games.of(scope, { team: games.team, from: games.from, to: games.to }, 'all seasons')
    }
  }
}
