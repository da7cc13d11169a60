import { ChangeMatchupGame } from '../brackets/commands/change-matchup-game.command'
import { CreateMatchupGame } from '../brackets/commands/create-matchup-game.command'
import { CreateDivision } from '../divisions/commands/create-division.command'
import { FillDivision } from '../divisions/commands/fill-division.command'
import { COURTS } from './names'
import type { Stage } from './stage'

/** A game of a cup: its matchup, when it is played, and how it ended if it did. */
export type CupGame = {
  readonly matchup: string
  readonly date: string
  readonly time: string
  readonly score: { readonly home: number; readonly away: number } | null
}

export type Cup = {
  readonly season: number
  /** Its first teams play. */
  readonly league: number
  readonly name: string
  readonly teams: number
  readonly games: readonly CupGame[]
}

const details = ({ date, time }: CupGame, place: number) => ({ date, time, location: COURTS[place % COURTS.length] ?? null })

/** Draws a cup among the first teams of a league, and plays its games as far as they have a score. */
export const playCup = async (stage: Stage, { season, league, name, teams, games }: Cup): Promise<void> => {
  const { scope } = stage
  const division = await stage.make(new CreateDivision(stage.context('division', league), scope, season, name))
  await stage.make(new FillDivision(stage.context('seeds', league), scope, division, league, teams))
  const at = { season, division }
  for (const [place, cupGame] of games.entries()) {
    const { matchup, score } = cupGame
    const wanted = { matchup, home: undefined, away: undefined, details: details(cupGame, place) }
    const game = await stage.make(new CreateMatchupGame(stage.context('cup game', league, matchup), scope, at, wanted))
    if (!score) continue
    const result = { details: {}, score, walkover: undefined }
    await stage.make(new ChangeMatchupGame(stage.context('cup score', league, matchup), scope, at, game, result, []))
  }
}
