import type { LeagueWithTeamsAnswer } from '../../../contexts/leagues/leagues.answers'
import type { StandingsTeamAnswer } from '../../../contexts/standings/standings.answers'
import type { ExportTable } from '../csv'

/** Sums of the sport (`FT%`, `3PM`) that any of the teams has, in their order. */
const totalsOf = (teams: readonly StandingsTeamAnswer[]) => [
  ...new Set(teams.flatMap(({ summary }) => summary.map(({ abbreviation }) => abbreviation))),
]

/** The tables of leagues, one below the other. */
export const standingsTable = (leagues: readonly LeagueWithTeamsAnswer[]): ExportTable => {
  const summed = totalsOf(leagues.flatMap(({ teams }) => teams))
  return {
    name: 'standings',
    columns: ['League', 'Rank', 'Team', 'W', 'L', 'T', 'PCT', 'GP', 'PF', 'PA', 'DIFF', ...summed],
    rows: leagues.flatMap(league =>
      league.teams.map(team => [
        league.name,
        team.rank,
        team.name,
        team.wins,
        team.losses,
        team.ties,
        team.winPercentage,
        team.gamesPlayed,
        team.pointsFor,
        team.pointsAgainst,
        team.pointsFor - team.pointsAgainst,
        ...summed.map(figure => team.summary.find(({ abbreviation }) => abbreviation === figure)?.value ?? null),
      ]),
    ),
  }
}
