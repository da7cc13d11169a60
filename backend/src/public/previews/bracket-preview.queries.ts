import { QueryBus } from '@nestjs/cqrs'
import { activeOf } from '@fullcourt/projections/card'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import type { DivisionInSeason } from '../../core/access/division-access'
import type { BracketAnswer, BracketSlotAnswer, MatchupAnswer } from '../../contexts/brackets/brackets.answers'
import { Documents } from '../../storage/documents/documents'
import { BytesAnswer } from '../../core/http/raw-answers'
import type { WithScope } from '../../core/http/scope'
import { Rasterizer } from './drawing/rasterizer'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { bracketPicture, type PictureMatchup } from './pictures/bracket-picture'
import { PNG } from './png'
import { BracketQuery } from '../../contexts/brackets/brackets.queries'
import { query } from '../../core/readers/query'

type OfDivision = WithScope & { readonly at: DivisionInSeason }

const UNKNOWN = { team: '', bye: 'Bye', unknown: 'To be decided' } as const

const scoreOf = ({ game }: MatchupAnswer) =>
  game === null || game.score_home === null || game.score_away === null ? '' : `${game.score_away}–${game.score_home}`

/** The sides in the order of the score, the away team first where there is a game. */
const sidesOf = ({ teamA, teamB, game }: MatchupAnswer): readonly [BracketSlotAnswer, BracketSlotAnswer] =>
  game !== null && teamA.team?.id === game.home_team_id ? [teamB, teamA] : [teamA, teamB]

/** The round that is played: the first with a matchup that nobody has won. */
const currentRound = ({ rounds }: BracketAnswer) =>
  rounds.find(({ matchups }) => matchups.some(({ isBye, winner }) => !isBye && winner === null)) ?? rounds.at(-1)

const pictureMatchup = async (teams: PictureTeams, matchup: MatchupAnswer): Promise<PictureMatchup> => {
  const name = async ({ team, kind }: BracketSlotAnswer) =>
    team ? teams.text(team.name, team.abbreviation ?? `No. ${team.seed}`) : UNKNOWN[kind]
  const [first, second] = sidesOf(matchup)
  return { label: matchup.label, sides: [await name(first), await name(second)], score: scoreOf(matchup) }
}

/** The preview picture of a division's bracket. */
export const BracketPreviewQuery = query('BracketPreviewQuery', {
  uses: {
    queries: QueryBus,
    documents: Documents,
    organizations: OrganizationFrame,
    teams: PictureTeams,
    rasterizer: Rasterizer,
  },
  answer: async ({ scope, at }: OfDivision, { queries, documents, organizations, teams, rasterizer }): Promise<BytesAnswer> => {
    const bracket = await queries.execute(new BracketQuery({ scope, at }))
    const division = activeOf(await documents.get(divisionCard, at.division))
    const round = currentRound(bracket)
    const [organization, title, matchups, champion] = await Promise.all([
      organizations.of(scope),
      teams.text(division?.name ?? '', 'Bracket'),
      Promise.all((round?.matchups ?? []).filter(({ isBye }) => !isBye).map(matchup => pictureMatchup(teams, matchup))),
      bracket.champion && teams.of(bracket.champion, 'The winner'),
    ])
    const about = champion ? 'Final' : (round?.label ?? '')
    const frame = { site: organization.name, accent: organization.accent, title, about }
    const names = [organization.name, title, champion?.name ?? '', ...matchups.flatMap(({ sides }) => sides)]
    return new BytesAnswer(await rasterizer.png(bracketPicture(frame, { champion, matchups }), names), PNG)
  },
})
