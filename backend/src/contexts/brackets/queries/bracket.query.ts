import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { brackets } from '@fullcourt/projections/brackets/brackets'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { DivisionInSeason } from '../../../core/access/division-access'
import { Documents } from '../../../storage/documents/documents'
import { forStaff, type Scope } from '../../../core/http/scope'
import { DivisionReader } from '../../../core/readers/division-reader'
import type { BracketAnswer } from '../brackets.answers'
import { bracketAnswer } from './bracket-answer'
import { DivisionGameReader } from './division-games'

/**
 * The bracket of a division, derived from its teams in their order and the results of its games (docs/brackets.md#the-shape-of-a-bracket).
 */
export class BracketQuery {
  constructor(
    readonly scope: Scope,
    readonly at: DivisionInSeason,
  ) {}
}

@QueryHandler(BracketQuery)
export class BracketQueryHandler implements IQueryHandler<BracketQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly divisions: DivisionReader,
    private readonly games: DivisionGameReader,
  ) {}

  async execute({ scope, at }: BracketQuery): Promise<BracketAnswer> {
    const { division } = await this.divisions.inSeason(scope, at.season, at.division)
    const document = (await this.documents.get(brackets, division.id)) ?? brackets.initial(String(division.id))
    const [teams, games] = await Promise.all([
      this.documents.getMany(
        teamCard,
        document.teams.map(({ team }) => team),
      ),
      this.games.of(scope, division.organization, division.id),
    ])
    return { ...forStaff(scope, document.revision), ...bracketAnswer(document, { teams, games }) }
  }
}
