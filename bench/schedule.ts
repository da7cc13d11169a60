import { COLUMNS, judge, meanOf, type Judged } from './schedule/judged'
import { CASES, leagueOf, type Case } from './schedule/leagues'
import { METHODS } from './schedule/methods'

const SEEDS = [1, 2, 3]

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

const head = [
  'teams'.padStart(5),
  'weeks'.padStart(5),
  'away'.padStart(5),
  'method'.padEnd(16),
  'games'.padStart(13),
  ...Object.keys(COLUMNS).map(name => name.padStart(7)),
  'met'.padStart(6),
  'ms'.padStart(7),
].join('  ')

const row = ({ teams, weeks, away }: Case, method: string, judged: Judged): string =>
  [
    String(teams).padStart(5),
    String(weeks).padStart(5),
    `${Math.round(100 * away)} %`.padStart(5),
    method.padEnd(16),
    `${shown(judged.games)} / ${shown(judged.possible)}`.padStart(13),
    ...judged.figures.map(figure => shown(figure).padStart(7)),
    `${Math.round(100 * judged.met)} %`.padStart(6),
    judged.milliseconds.toFixed(0).padStart(7),
  ].join('  ')

/**
 * Quality and time of generated schedules beside the plain circle and the pairings of brackets-manager, as a table: the mean of
 * three leagues of each size. Columns with ± are the most minus the least.
 */
export const measureSchedules = (say: (line: string) => void): void => {
  say(head)
  for (const one of CASES)
    for (const { name, schedule } of METHODS) say(row(one, name, meanOf(SEEDS.map(seed => judge(leagueOf(one, seed), schedule)))))
}
