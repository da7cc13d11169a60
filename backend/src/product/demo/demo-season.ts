import type { BoxScoreLine, Side } from '@fullcourt/domain/games/events'
import type { LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import type { Slot } from '@fullcourt/domain/schedules/slots'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { RecordSheet, ScheduleGame, UpdatePeriodScores, UpdateScore } from '../../contexts/games/games.commands'
import { GiveBye } from '../../contexts/schedules/byes/give-bye.command'
import { AddWeekOff } from '../../contexts/schedules/week-offs/week-offs.commands'
import type { LeaguePlan } from './demo-plan'
import { planSeason } from './demo-schedule'
import { playedLine, quartersOf } from './played'
import type { DemoStage } from './stage'

/** Talent from 0 to 1. */
export type DemoPlayer = { readonly id: number; readonly talent: number }
export type DemoTeam = { readonly id: number; readonly players: readonly DemoPlayer[] }

/** A league of a season, with its teams in their order. */
export type DemoLeague = { readonly season: number; readonly league: number; readonly teams: readonly DemoTeam[] }

/** A game, and whether its score is typed wrong at first. */
type Matchup = { readonly home: DemoTeam; readonly away: DemoTeam; readonly corrected: boolean }

type Fixture = Matchup & Slot & { readonly location: string; readonly stage: 'regular' | 'playoff' }

/** The first game of the second week was typed wrong. */
const isTypedWrong = (week: number, slot: number) => week === 1 && slot === 0

/** The two teams with the most wins. */
const firstTwoOf = ({ teams }: DemoLeague, winners: readonly DemoTeam[]): readonly [DemoTeam, DemoTeam] => {
  const wins = (team: DemoTeam) => winners.filter(winner => winner === team).length
  return teams.toSorted((a, b) => wins(b) - wins(a)).slice(0, 2) as [DemoTeam, DemoTeam]
}

const pointsOf = (lines: readonly BoxScoreLine[], side: Side): number =>
  lines.filter(line => line.side === side).reduce((sum, { line }) => sum + (deriveLine(line).figures.PTS ?? 0), 0)

const linesOf = (stage: DemoStage, { home, away }: Matchup): readonly BoxScoreLine[] =>
  (
    [
      ['home', home],
      ['away', away],
    ] as const
  ).flatMap(([side, team]) =>
    team.players.map(({ id, talent }) => ({ player: id, side, line: playedLine(stage.chance, talent) })),
  )

/** Plays a game; answers who won it. */
const play = async (stage: DemoStage, game: number, fixture: Matchup): Promise<DemoTeam> => {
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
  await stage.do(new RecordSheet(stage.context('sheet', game), { scope: stage.scope, game, lines }))
  await stage.do(new UpdatePeriodScores(stage.context('periods', game), { scope: stage.scope, game, scores: periods }))
  if (fixture.corrected)
    await stage.do(
      new UpdateScore(stage.context('typed', game), { scope: stage.scope, game, is: { ...score, home: score.home + 2 } }),
    )
  const context = { ...stage.context('score', game), reason: fixture.corrected ? "scorer's sheet" : null }
  await stage.do(new UpdateScore(context, { scope: stage.scope, game, is: score }))
  return score.home > score.away ? fixture.home : fixture.away
}

const schedule = (
  stage: DemoStage,
  { season, league }: DemoLeague,
  { home, away, date, time, location, stage: of }: Fixture,
  ...step: readonly [week: number, slot: number]
): Promise<number> => {
  const details = { date, time, location }
  const wanted = { season, league, home: home.id, away: away.id, stage: of, details }
  return stage.make(new ScheduleGame(stage.context('game', league, ...step), { scope: stage.scope, wanted }))
}

/** Plays a whole season of a league, round by round, and the final of its first two. */
export const playPastSeason = async (stage: DemoStage, of: DemoLeague, { weeks, final }: LeaguePlan['past']): Promise<void> => {
  const winners: DemoTeam[] = []
  const played = async (fixture: Fixture, week: number, slot: number) =>
    winners.push(await play(stage, await schedule(stage, of, fixture, week, slot), fixture))
  const teamAt = (place: number) => of.teams[place] as DemoTeam
  for (const [week, games] of weeks.entries())
    for (const [slot, { home, away, ...game }] of games.entries()) {
      const sides = { home: teamAt(home), away: teamAt(away), corrected: isTypedWrong(week, slot) }
      await played({ ...game, ...sides, stage: 'regular' }, week, slot)
    }
  const [home, away] = firstTwoOf(of, winners)
  await played({ ...final, home, away, corrected: false, stage: 'playoff' }, weeks.length, 0)
}

export type RunningLeague = DemoLeague & {
  readonly organization: number
  /** The entries of the teams. */
  readonly entries: readonly LeagueTeam[]
}

/** Generates the schedule of a league and plays the games that are over. In one week nobody plays, and who leads has a bye after the last. */
export const playRunningSeason = async (
  stage: DemoStage,
  { organization, entries, ...of }: RunningLeague,
  present: LeaguePlan['present'],
): Promise<void> => {
  const { season, league, teams } = of
  const closed = { date: present.weekOff, reason: 'School holidays' }
  await stage.do(
    new AddWeekOff(stage.context('week off', league), { scope: stage.scope, league: { season, league }, wanted: closed }),
  )
  const planned = await planSeason(stage, { organization, season, league }, entries, present)
  const winners: DemoTeam[] = []
  for (const [week, games] of present.weeks.entries())
    for (const [slot, { home, away, isOver }] of games.entries()) {
      const game = planned.weeks[week]?.games[slot]?.game
      if (!isOver || game === undefined) continue
      const sides = { home: teams[home] as DemoTeam, away: teams[away] as DemoTeam }
      winners.push(await play(stage, game, { ...sides, corrected: isTypedWrong(week, slot) }))
    }
  for (const team of firstTwoOf(of, winners))
    await stage.do(new GiveBye(stage.context('bye', team.id), { scope: stage.scope, team: team.id, date: present.byes, league }))
}
