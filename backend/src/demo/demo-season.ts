import { daysAfter } from '@fullcourt/domain/facts/days'
import type { BoxScoreLine, Side } from '@fullcourt/domain/games/events'
import type { LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { RecordSheet } from '../games/commands/record-sheet.command'
import { ScheduleGame } from '../games/commands/schedule-game.command'
import { UpdatePeriodScores } from '../games/commands/update-period-scores.command'
import { UpdateScore } from '../games/commands/update-score.command'
import { GiveBye } from '../schedules/byes/commands/give-bye.command'
import { AddWeekOff } from '../schedules/week-offs/commands/add-week-off.command'
import { planSeason } from './demo-schedule'
import { COURTS, TIPS } from './names'
import { playedLine, quartersOf, roundRobin } from './played'
import type { Stage } from './stage'

/** Talent from 0 to 1. */
export type DemoPlayer = { readonly id: number; readonly talent: number }
export type DemoTeam = { readonly id: number; readonly players: readonly DemoPlayer[] }

export type DemoSeason = {
  readonly season: number
  readonly league: number
  readonly teams: readonly DemoTeam[]
  readonly firstDay: string
}

/** A game, and whether its score is typed wrong at first. */
type Matchup = { readonly home: DemoTeam; readonly away: DemoTeam; readonly corrected: boolean }

type Fixture = Matchup & { readonly week: number; readonly slot: number; readonly stage: 'regular' | 'playoff' }

/** Twice everybody against everybody, one round a week. */
const regularOf = ({ teams }: DemoSeason): readonly Fixture[] => {
  const rounds = roundRobin(teams.length)
  const twice = [...rounds, ...rounds.map(round => round.map(([home, away]) => [away, home] as const))]
  const at = (place: number) => teams[place] as DemoTeam
  return twice.flatMap((round, week) =>
    round.map(([home, away], slot): Fixture => {
      const corrected = week === 1 && slot === 0
      return { week, slot, home: at(home), away: at(away), corrected, stage: 'regular' }
    }),
  )
}

/** The two teams with the most wins. */
const firstTwoOf = ({ teams }: DemoSeason, winners: readonly DemoTeam[]): readonly [DemoTeam, DemoTeam] => {
  const wins = (team: DemoTeam) => winners.filter(winner => winner === team).length
  return teams.toSorted((a, b) => wins(b) - wins(a)).slice(0, 2) as [DemoTeam, DemoTeam]
}

/** The first two meet once more, a week after the last round. */
const finalOf = ([home, away]: readonly [DemoTeam, DemoTeam], week: number): Fixture => ({
  week,
  slot: 1,
  home,
  away,
  corrected: false,
  stage: 'playoff',
})

/** The day on which a week's games are played. */
const dayOf = ({ firstDay }: DemoSeason, week: number): string => daysAfter(firstDay, week * 7)

const pointsOf = (lines: readonly BoxScoreLine[], side: Side): number =>
  lines.filter(line => line.side === side).reduce((sum, { line }) => sum + (deriveLine(line).figures.PTS ?? 0), 0)

const linesOf = (stage: Stage, { home, away }: Matchup): readonly BoxScoreLine[] =>
  (
    [
      ['home', home],
      ['away', away],
    ] as const
  ).flatMap(([side, team]) =>
    team.players.map(({ id, talent }) => ({ player: id, side, line: playedLine(stage.chance, talent) })),
  )

/** Plays a game; answers who won it. */
const play = async (stage: Stage, game: number, fixture: Matchup): Promise<DemoTeam> => {
  const lines = linesOf(stage, fixture)
  const score = {
    home: pointsOf(lines, 'home'),
    away: pointsOf(lines, 'away') + (pointsOf(lines, 'home') === pointsOf(lines, 'away') ? 1 : 0),
  }
  const quarters = { home: quartersOf(stage.chance, score.home), away: quartersOf(stage.chance, score.away) }
  const periods = [0, 1, 2, 3].flatMap(i => [
    { period: i + 1, team: fixture.home.id, points: quarters.home[i] ?? 0 },
    { period: i + 1, team: fixture.away.id, points: quarters.away[i] ?? 0 },
  ])
  await stage.do(new RecordSheet(stage.context('sheet', game), stage.scope, game, lines))
  await stage.do(new UpdatePeriodScores(stage.context('periods', game), stage.scope, game, periods))
  if (fixture.corrected)
    await stage.do(new UpdateScore(stage.context('typed', game), stage.scope, game, { ...score, home: score.home + 2 }))
  const context = { ...stage.context('score', game), reason: fixture.corrected ? "scorer's sheet" : null }
  await stage.do(new UpdateScore(context, stage.scope, game, score))
  return score.home > score.away ? fixture.home : fixture.away
}

const schedule = (stage: Stage, season: DemoSeason, fixture: Fixture): Promise<number> => {
  const details = {
    date: dayOf(season, fixture.week),
    time: TIPS[fixture.slot] ?? null,
    location: COURTS[fixture.slot % COURTS.length] ?? null,
  }
  const wanted = {
    season: season.season,
    league: season.league,
    home: fixture.home.id,
    away: fixture.away.id,
    stage: fixture.stage,
    details,
  }
  const context = stage.context('game', season.league, fixture.week, fixture.slot)
  return stage.make(new ScheduleGame(context, stage.scope, wanted))
}

/** Plays a whole season of a league, round by round, and its final. */
export const playPastSeason = async (stage: Stage, season: DemoSeason): Promise<void> => {
  const regular = regularOf(season)
  const winners: DemoTeam[] = []
  for (const fixture of regular) winners.push(await play(stage, await schedule(stage, season, fixture), fixture))
  const final = finalOf(firstTwoOf(season, winners), (regular.at(-1)?.week ?? 0) + 1)
  await play(stage, await schedule(stage, season, final), final)
}

export type RunningSeason = DemoSeason & {
  readonly organization: number
  /** The entries of the teams. */
  readonly entries: readonly LeagueTeam[]
  readonly weeks: number
  readonly weeksPlayed: number
  /** The week in which nobody plays, from 0. */
  readonly weekOff: number
}

/** Generates the schedule of a league and plays its first weeks. In one week nobody plays, and who is first has a bye after the last. */
export const playRunningSeason = async (stage: Stage, demo: RunningSeason): Promise<void> => {
  const { organization, season, league, teams, entries, firstDay, weeks: numWeeks, weeksPlayed } = demo
  const weekOff = dayOf(demo, demo.weekOff)
  const closed = { date: weekOff, reason: 'School holidays' }
  await stage.do(new AddWeekOff(stage.context('week off', league), stage.scope, { season, league }, closed))
  const place = { organization, season, league }
  const { weeks } = await planSeason(stage, { place, teams: entries, startDate: firstDay, numWeeks, weekOff })
  const winners: DemoTeam[] = []
  const teamOf = (id: number) => teams.find(team => team.id === id) as DemoTeam
  for (const [week, { games }] of weeks.slice(0, weeksPlayed).entries())
    for (const [slot, { game, home, away }] of games.entries())
      winners.push(await play(stage, game, { home: teamOf(home), away: teamOf(away), corrected: week === 1 && slot === 0 }))
  const playoffs = dayOf(demo, numWeeks)
  for (const team of firstTwoOf(demo, winners))
    await stage.do(new GiveBye(stage.context('bye', team.id), stage.scope, team.id, playoffs, league))
}
