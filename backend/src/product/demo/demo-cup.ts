import { ChangeMatchupGame, CreateMatchupGame } from '../../contexts/brackets/brackets.commands'
import { CreateDivision, FillDivision } from '../../contexts/divisions/divisions.commands'
import type { Cup } from './demo-plan'
import type { DemoStage } from './stage'

type CupPlace = { readonly season: number; readonly league: number }

/** Draws a cup among the first teams of a league, and plays its games as far as they have a score. */
export const playCup = async (stage: DemoStage, { season, league }: CupPlace, { name, teams, games }: Cup): Promise<void> => {
  const { scope } = stage
  const division = await stage.make(new CreateDivision(stage.context('division', league), { scope, season, name }))
  await stage.make(new FillDivision(stage.context('seeds', league), { scope, division, league, count: teams }))
  const at = { season, division }
  for (const { matchup, score, ...details } of games) {
    const wanted = { matchup, home: undefined, away: undefined, details }
    const game = await stage.make(new CreateMatchupGame(stage.context('cup game', league, matchup), { scope, at, wanted }))
    if (!score) continue
    const result = { details: {}, score, walkover: undefined }
    await stage.make(
      new ChangeMatchupGame(stage.context('cup score', league, matchup), { scope, at, game, wanted: result, undoes: [] }),
    )
  }
}
