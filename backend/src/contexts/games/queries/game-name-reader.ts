import { Injectable } from '@nestjs/common'
import { activeOf } from '@fullcourt/projections/card'
import { bracketsAreOn } from '@fullcourt/domain/organizations/features'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import { organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { gameAnswer, type GameNames, type GameRecord } from './game-answer'
import type { GameAnswer } from '../games.answers'

/** The games of a deleted league are deleted with it (docs/facts.md#deleting-and-bringing-back). */
export const hasLeague = ({ context }: GameRecord, { leagues }: Pick<GameNames, 'leagues'>) =>
  context.league === null || activeOf(leagues.get(String(context.league))) !== undefined

/** The names that answers of games show: one look-up for all games of an answer. */
@Injectable()
export class GameNameReader {
  constructor(private readonly documents: Documents) {}

  async of(cards: readonly GameRecord[]): Promise<GameNames> {
    const [first] = cards
    const [teams, leagues, organization] = await Promise.all([
      this.documents.getFor(teamCard, cards, ({ context }) => [context.home.team, context.away.team]),
      this.documents.getFor(leagueCard, cards, ({ context: { league, home, away } }) =>
        [league ?? [], home.league, away.league].flat(),
      ),
      first === undefined ? undefined : this.documents.get(organizationCard, first.context.organization),
    ])
    return { teams, leagues, organization, divisions: await this.divisionsOf(cards, organization) }
  }

  private async divisionsOf(
    cards: readonly GameRecord[],
    organization: OrganizationCard | undefined,
  ): Promise<GameNames['divisions']> {
    const divisions = cards.flatMap(({ context }) => context.division ?? [])
    const flags = activeOf(organization)?.flags ?? {}
    return divisions.length > 0 && bracketsAreOn(flags) ? this.documents.getMany(divisionCard, divisions) : new Map()
  }

  /** Games of active leagues in the documented form, in the order given. */
  async answers(cards: readonly GameRecord[]): Promise<GameAnswer[]> {
    const names = await this.of(cards)
    return cards.filter(card => hasLeague(card, names)).map(card => gameAnswer(card, names))
  }
}
