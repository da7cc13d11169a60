import loadHighs from 'highs'
import { COLUMNS, judge, type Judged } from './schedule/judged'
import { leagueOf } from './schedule/leagues'
import { METHODS } from './schedule/methods'
import { solve } from './schedule/solver'

/** How long the solver may take for each of its two steps. */
const SECONDS = 20
const SIZES = [6, 8, 10, 12, 16]
const SHARES_AWAY = [0, 0.2, 0.4]

const row = (league: string, method: string, { games, possible, figures, milliseconds }: Judged, status: string): string =>
  [
    league.padEnd(16),
    method.padEnd(6),
    `${games} / ${possible}`.padStart(9),
    ...figures.map(figure => String(figure).padStart(7)),
    `${milliseconds.toFixed(0)} ms`.padStart(10),
    status,
  ].join('  ')

/** What a mixed-integer solver makes of the same leagues, beside ours. Takes many minutes. */
export const measureSolver = async (say: (line: string) => void): Promise<void> => {
  const highs = await loadHighs()
  const ours = METHODS.find(({ name }) => name === 'ours')
  say(['league'.padEnd(16), 'method', 'games'.padStart(9), ...Object.keys(COLUMNS).map(name => name.padStart(7))].join('  '))
  for (const teams of SIZES)
    for (const away of SHARES_AWAY) {
      const input = leagueOf({ teams, weeks: teams - 1, away }, 1)
      const league = `${teams} teams, ${100 * away} %`
      if (ours) say(row(league, 'ours', judge(input, ours.schedule), ''))
      const began = performance.now()
      const { games, status } = solve(highs, input, SECONDS)
      const milliseconds = performance.now() - began
      say(row(league, 'HiGHS', { ...judge(input, () => games), milliseconds }, status))
    }
}
