import type { BoxScoreLine, Side } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import type { Slot } from '@fullcourt/domain/schedules/slots'
import { RecordSheet, ScheduleGame, UpdatePeriodScores, UpdateScore } from '../../contexts/games/games.commands'
import { GiveBye } from '../../contexts/schedules/byes/give-bye.command'
import { AddWeekOff } from '../../contexts/schedules/week-offs/week-offs.commands'
import type { LeaguePlan } from './demo-plan'
import { planSeason } from './demo-schedule'
import type { TalentedPlayer } from './demo-rosters'
import { playGame } from './played'
import type { Twice } from './demo-story'
import type { DemoStage } from './stage'
import { tapGame } from './tap-game'

export type DemoPlayer = TalentedPlayer & { readonly id: number }
export type DemoTeam = { readonly id: number; readonly players: readonly DemoPlayer[] }

/** A league of a season, with its teams in their order. */
export type DemoLeague = { readonly season: number; readonly league: number; readonly teams: readonly DemoTeam[] }

/** A game, whether its score is typed wrong at first, and when it began, where it was scored beside the court, and whether minutes were kept. */
type Matchup = {
  readonly home: DemoTeam
  readonly away: DemoTeam
  readonly corrected: boolean
  readonly tappedFrom?: Date
  readonly keepsMinutes?: boolean
}

type Fixture = Matchup & Slot & { readonly location: string; readonly stage: 'regular' | 'playoff' }

/** The first game of the second week was typed wrong. */
const isTypedWrong = (week: number, slot: number) => week === 1 && slot === 0

/** From this week of the running season on games are scored beside the court, so that their course is known. */
const FIRST_TAPPED_WEEK = 5

/** The two teams with the most wins. */
const firstTwoOf = ({ teams }: DemoLeague, winners: readonly DemoTeam[]): readonly [DemoTeam, DemoTeam] => {
  const wins = (team: DemoTeam) => winners.filter(winner => winner === team).length
  return teams.toSorted((a, b) => wins(b) - wins(a)).slice(0, 2) as [DemoTeam, DemoTeam]
}

/** Plays a game; answers who won it. */
const play = async (stage: DemoStage, game: number, fixture: Matchup): Promise<DemoTeam> => {
  const played = playGame(stage.chance, { home: fixture.home.players, away: fixture.away.players })
  const lines = SIDES.flatMap(side =>
    fixture[side].players.map(({ id }, i): BoxScoreLine => ({ player: id, side, line: played[side].lines[i] ?? {} })),
  )
  const score = { home: played.home.points, away: played.away.points }
  const began = fixture.tappedFrom
  const teams = { home: fixture.home.id, away: fixture.away.id }
  const keepsMinutes = fixture.keepsMinutes ?? false
  const quartersOf = began
    ? await tapGame(stage, game, { teams, lines, began, keepsMinutes })
    : (side: Side) => played[side].quarters
  if (!began) await stage.do(new RecordSheet(stage.context('sheet', game), { scope: stage.scope, game, lines }))
  const scores = [0, 1, 2, 3].flatMap(i =>
    SIDES.map(side => ({ period: i + 1, team: fixture[side].id, points: quartersOf(side)[i] ?? 0 })),
  )
  await stage.do(new UpdatePeriodScores(stage.context('periods', game), { scope: stage.scope, game, scores }))
  const typed = fixture.corrected ? { ...score, home: score.home + 2 } : score
  await stage.do(new UpdateScore(stage.context('score', game), { scope: stage.scope, game, is: typed }))
  if (fixture.corrected) {
    const context = { ...stage.as('staff', 'correction', game), reason: 'The scoresheet says two points less.' }
    await stage.do(new UpdateScore(context, { scope: stage.scope, game, is: score, publishReason: true }))
  }
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
  /** Who was entered under another id in the first week. */
  readonly twice?: Twice | undefined
  readonly keepsMinutes: boolean
}

const enteredAs = (team: DemoTeam, twice: Twice | undefined): DemoTeam => ({
  ...team,
  players: team.players.map(player => (player.id === twice?.master ? { ...player, id: twice.duplicate } : player)),
})

/**
 * Generates the schedule of a league and plays the games that are over. In one week nobody plays, and who leads has a bye after the
 * last. Answers the games of each week.
 */
export const playRunningSeason = async (
  stage: DemoStage,
  { organization, entries, twice, keepsMinutes, ...of }: RunningLeague,
  present: LeaguePlan['present'],
): Promise<readonly (readonly number[])[]> => {
  const { season, league, teams } = of
  const closed = { date: present.weekOff, reason: 'School holidays' }
  await stage.do(
    new AddWeekOff(stage.context('week off', league), { scope: stage.scope, league: { season, league }, wanted: closed }),
  )
  const planned = await planSeason(stage, { organization, season, league }, entries, present)
  const winners: DemoTeam[] = []
  for (const [week, games] of present.weeks.entries())
    for (const [slot, { home, away, isOver, date, time }] of games.entries()) {
      const game = planned.weeks[week]?.games[slot]?.game
      if (!isOver || game === undefined) continue
      const sides = { home: teams[home] as DemoTeam, away: teams[away] as DemoTeam }
      const shown = week === 0 ? { home: enteredAs(sides.home, twice), away: enteredAs(sides.away, twice) } : sides
      const tapped = week >= FIRST_TAPPED_WEEK ? { tappedFrom: new Date(`${date}T${time}:00Z`), keepsMinutes } : {}
      const winner = await play(stage, game, { ...shown, ...tapped, corrected: isTypedWrong(week, slot) })
      winners.push(winner.id === sides.home.id ? sides.home : sides.away)
    }
  for (const team of firstTwoOf(of, winners))
    await stage.do(new GiveBye(stage.context('bye', team.id), { scope: stage.scope, team: team.id, date: present.byes, league }))
  return planned.weeks.map(week => week.games.map(({ game }) => game))
}
