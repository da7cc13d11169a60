import type { EntryId } from '@fullcourt/domain/ids/kinds'
import type { ComparedNeighbour, ComparedStep, ExplainedRank } from '@fullcourt/domain/standings/explained-rank'
import type { StepFigure } from '@fullcourt/domain/standings/step-figures'
import type { Known } from '@fullcourt/projections/card'
import type { GameCard } from '@fullcourt/projections/games/game-card'
import { gameOrder } from '@fullcourt/projections/games/game-order'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'
import type { ComparedStepAnswer, DecidingGameAnswer, RankAnswer, RankNeighbourAnswer, StepFigureAnswer } from './rank.answers'
import type { OrderedRow } from './table-places'

type Game = Known<GameCard>

/** The games of two entries against each other, as they are looked up. */
export type DecidingGames = (neighbour: ComparedNeighbour<OrderedRow>) => readonly Game[]

const figureAnswer = (figure: StepFigure | null): StepFigureAnswer | null =>
  figure && { value: figure.value, wins: figure.tally.wins, losses: figure.tally.losses, ties: figure.tally.ties }

const stepAnswer = ({ step, teams, own, other }: ComparedStep, teamOf: ReadonlyMap<EntryId, number>): ComparedStepAnswer => ({
  ...step,
  teams: teams.flatMap(entry => teamOf.get(entry) ?? []),
  own: figureAnswer(own),
  other: figureAnswer(other),
})

const gameAnswer = ({ id, context, details, score, walkover }: Game, teams: TeamCards): DecidingGameAnswer => ({
  id,
  date: details.date,
  homeTeam: teamNameOf(teams, context.home.team).name,
  awayTeam: teamNameOf(teams, context.away.team).name,
  score_home: walkover ? null : (score?.home ?? null),
  score_away: walkover ? null : (score?.away ?? null),
  walkover: walkover ?? null,
})

/** Of what an explanation is made beside the rank. */
export type AroundRank = {
  readonly teams: TeamCards
  readonly rows: readonly OrderedRow[]
  readonly gamesOf: DecidingGames
}

const neighbourAnswer = (neighbour: ComparedNeighbour<OrderedRow>, { teams, rows, gamesOf }: AroundRank): RankNeighbourAnswer => {
  const teamOf = new Map(rows.map(({ entry, team }) => [entry, team]))
  const games = [...gamesOf(neighbour)].sort((a, b) => gameOrder(a.details, a.id).localeCompare(gameOrder(b.details, b.id)))
  return {
    where: neighbour.where,
    team: teamNameOf(teams, neighbour.row.team),
    rank: neighbour.rank,
    equal: neighbour.equal,
    steps: neighbour.steps.map(step => stepAnswer(step, teamOf)),
    games: games.map(game => gameAnswer(game, teams)),
  }
}

export const rankAnswer = (
  { row, rank, neighbours }: ExplainedRank<OrderedRow>,
  around: AroundRank,
): Omit<RankAnswer, 'leagueName' | 'rule'> => ({
  team: teamNameOf(around.teams, row.team),
  rank,
  teamsCount: around.rows.length,
  neighbours: neighbours.map(neighbour => neighbourAnswer(neighbour, around)),
})
