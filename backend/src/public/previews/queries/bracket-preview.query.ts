import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { activeOf } from '@fullcourt/projections/card'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import type { DivisionInSeason } from '../../../core/access/division-access'
import type { BracketAnswer, BracketSlotAnswer, MatchupAnswer } from '../../../contexts/brackets/brackets.answers'
import { Documents } from '../../../storage/documents/documents'
import { BytesAnswer } from '../../../core/http/raw-answers'
import type { Scope } from '../../../core/http/scope'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { PictureTeams } from '../picture-teams'
import { bracketPicture, type PictureMatchup } from '../pictures/bracket-picture'
import { PNG } from '../png'
import { BracketQuery } from '../../../contexts/brackets/brackets.queries'

/** The preview picture of a division's bracket. */
export class BracketPreviewQuery {
  constructor(
    readonly scope: Scope,
    readonly at: DivisionInSeason,
  ) {}
}

const UNKNOWN = { team: '', bye: 'Bye', unknown: 'To be decided' } as const

const scoreOf = ({ game }: MatchupAnswer) =>
  game === null || game.score_home === null || game.score_away === null ? '' : `${game.score_away}–${game.score_home}`

/** The sides in the order of the score, the away team first where there is a game. */
const sidesOf = ({ teamA, teamB, game }: MatchupAnswer): readonly [BracketSlotAnswer, BracketSlotAnswer] =>
  game !== null && teamA.team?.id === game.home_team_id ? [teamB, teamA] : [teamA, teamB]

/** The round that is played: the first with a matchup that nobody has won. */
const currentRound = ({ rounds }: BracketAnswer) =>
  rounds.find(({ matchups }) => matchups.some(({ isBye, winner }) => !isBye && winner === null)) ?? rounds.at(-1)

@QueryHandler(BracketPreviewQuery)
export class BracketPreviewQueryHandler implements IQueryHandler<BracketPreviewQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: Documents,
    private readonly organizations: OrganizationFrame,
    private readonly teams: PictureTeams,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope, at }: BracketPreviewQuery): Promise<BytesAnswer> {
    const bracket = await this.queries.execute(new BracketQuery({ scope, at }))
    const division = activeOf(await this.documents.get(divisionCard, at.division))
    const round = currentRound(bracket)
    const [organization, title, matchups, champion] = await Promise.all([
      this.organizations.of(scope),
      this.teams.text(division?.name ?? '', 'Bracket'),
      Promise.all((round?.matchups ?? []).filter(({ isBye }) => !isBye).map(matchup => this.shown(matchup))),
      bracket.champion && this.teams.of(bracket.champion, 'The winner'),
    ])
    const about = champion ? 'Final' : (round?.label ?? '')
    const frame = { site: organization.name, accent: organization.accent, title, about }
    const names = [organization.name, title, champion?.name ?? '', ...matchups.flatMap(({ sides }) => sides)]
    return new BytesAnswer(await this.rasterizer.png(bracketPicture(frame, { champion, matchups }), names), PNG)
  }

  private async shown(matchup: MatchupAnswer): Promise<PictureMatchup> {
    const name = async ({ team, kind }: BracketSlotAnswer) =>
      team ? this.teams.text(team.name, team.abbreviation ?? `No. ${team.seed}`) : UNKNOWN[kind]
    const [first, second] = sidesOf(matchup)
    return { label: matchup.label, sides: [await name(first), await name(second)], score: scoreOf(matchup) }
  }
}
