import type { BoxScoreLine, Side } from '@fullcourt/domain/games/events'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import type { CommandWithContext } from '../facts/command-with-context'
import type { CommandContext } from '../facts/command-context'
import { RecordSheet } from '../games/commands/record-sheet.command'
import { ScheduleGame } from '../games/commands/schedule-game.command'
import { UpdatePeriodScores } from '../games/commands/update-period-scores.command'
import { UpdateScore } from '../games/commands/update-score.command'
import type { Scope } from '../http/scope'
import { GiveBye } from '../schedules/byes/commands/give-bye.command'
import { AddWeekOff } from '../schedules/week-offs/commands/add-week-off.command'
import { daysAfter } from './days'
import { COURTS } from './names'
import { playedLine, quartersOf, roundRobin } from './played'

/** Talent from 0 to 1. */
export type DemoPlayer = { readonly id: number; readonly talent: number }
export type DemoTeam = { readonly id: number; readonly players: readonly DemoPlayer[] }

/** What a season is played on: chance, calls by the name of the step, and the product's commands. */
export type Stage = {
  readonly chance: () => number
  readonly scope: Scope
  context(...step: readonly (string | number)[]): CommandContext
  make(command: CommandWithContext): Promise<number>
  do(command: CommandWithContext): Promise<void>
}

export type DemoSeason = {
  readonly season: number
  readonly league: number
  readonly teams: readonly DemoTeam[]
  readonly firstDay: string
  readonly weeksPlayed: number
  readonly playoff: boolean
  /** The week in which nobody plays, from 0: the rounds from then on are a week later. */
  readonly weekOff: number | null
}

type Fixture = {
  readonly week: number
  readonly slot: number
  readonly home: DemoTeam
  readonly away: DemoTeam
  readonly stage: 'regular' | 'playoff'
}

const TIPS = ['18:30', '19:45', '21:00']

/** Twice everybody against everybody, one round a week. */
const regularOf = ({ teams }: DemoSeason): readonly Fixture[] => {
  const rounds = roundRobin(teams.length)
  const twice = [...rounds, ...rounds.map(round => round.map(([home, away]) => [away, home] as const))]
  const at = (place: number) => teams[place] as DemoTeam
  return twice.flatMap((round, week) =>
    round.map(([home, away], slot): Fixture => ({ week, slot, home: at(home), away: at(away), stage: 'regular' })),
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
  stage: 'playoff',
})

/** The day on which a week's games are played. */
const dayOf = ({ firstDay, weekOff }: DemoSeason, week: number): string =>
  daysAfter(firstDay, (weekOff === null || week < weekOff ? week : week + 1) * 7)

const pointsOf = (lines: readonly BoxScoreLine[], side: Side): number =>
  lines.filter(line => line.side === side).reduce((sum, { line }) => sum + (deriveLine(line).figures.PTS ?? 0), 0)

const linesOf = (stage: Stage, { home, away }: Fixture): readonly BoxScoreLine[] =>
  (
    [
      ['home', home],
      ['away', away],
    ] as const
  ).flatMap(([side, team]) =>
    team.players.map(({ id, talent }) => ({ player: id, side, line: playedLine(stage.chance, talent) })),
  )

/** Plays a game; answers who won it. */
const play = async (stage: Stage, game: number, fixture: Fixture): Promise<DemoTeam> => {
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
  const corrected = fixture.week === 1 && fixture.slot === 0
  if (corrected)
    await stage.do(new UpdateScore(stage.context('typed', game), stage.scope, game, { ...score, home: score.home + 2 }))
  const context = { ...stage.context('score', game), reason: corrected ? "scorer's sheet" : null }
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

/** Schedules a league's season and plays its first weeks, and its final where there is one. */
export const playSeason = async (stage: Stage, season: DemoSeason): Promise<void> => {
  const regular = regularOf(season)
  const winners: DemoTeam[] = []
  for (const fixture of regular) {
    const game = await schedule(stage, season, fixture)
    if (fixture.week < season.weeksPlayed) winners.push(await play(stage, game, fixture))
  }
  const [first, nextWeek] = [firstTwoOf(season, winners), (regular.at(-1)?.week ?? 0) + 1]
  if (season.weekOff !== null) await giveFreeDays(stage, season, { first, playoffs: dayOf(season, nextWeek) })
  if (!season.playoff) return
  const final = finalOf(first, nextWeek)
  await play(stage, await schedule(stage, season, final), final)
}

type FreeDays = { readonly first: readonly DemoTeam[]; readonly playoffs: string }

/** A week without games, and a bye for those who are first on the first day of the play-offs. */
const giveFreeDays = async (stage: Stage, season: DemoSeason, { first, playoffs }: FreeDays): Promise<void> => {
  const { season: id, league, firstDay, weekOff } = season
  const wanted = { date: daysAfter(firstDay, (weekOff ?? 0) * 7), reason: 'School holidays' }
  await stage.do(new AddWeekOff(stage.context('week off', league), stage.scope, { season: id, league }, wanted))
  for (const team of first) await stage.do(new GiveBye(stage.context('bye', team.id), stage.scope, team.id, playoffs, league))
}
