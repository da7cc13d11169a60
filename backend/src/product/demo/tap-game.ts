import type { BoxScoreLine, Side } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import { RecordLines } from '../../contexts/games/games.commands'
import { SetGameClock } from '../../contexts/games/courtside.commands'
import { RecordSubstitution } from '../../contexts/games/substitutions.commands'
import { chanceOf } from './chance'
import { clockOfGame, halvesOf, rotationOf, substitutionsOfRotation, type Rotation } from './rotation'
import type { DemoStage } from './stage'
import { quartersOfTaps, tapsOf } from './tapped'

export type TappedGame = {
  readonly teams: { readonly [side in Side]: number }
  readonly lines: readonly BoxScoreLine[]
  readonly began: Date
  /** Whether minutes are kept: then substitutions and the clock are recorded too. */
  readonly keepsMinutes: boolean
}

const rotate = async (
  stage: DemoStage,
  game: number,
  { teams, began }: TappedGame,
  rotations: { readonly [side in Side]: Rotation },
) => {
  for (const [place, { since, at, ...reading }] of clockOfGame(began).entries()) {
    const clock = { scope: stage.scope, game, ...reading, runs: since !== null, isSet: false, at }
    await stage.do(new SetGameClock(stage.context('clock', game, place), clock))
  }
  for (const side of SIDES)
    for (const [place, substitution] of substitutionsOfRotation(rotations[side], began).entries()) {
      const context = stage.context('substitution', game, side, place)
      await stage.do(new RecordSubstitution(context, { scope: stage.scope, game, team: teams[side], ...substitution }))
    }
}

/** Enters a game that was scored beside the court; answers the points of each side by quarters, as they were tapped. */
export const tapGame = async (stage: DemoStage, game: number, tapped: TappedGame) => {
  const { teams, lines, began, keepsMinutes } = tapped
  const chance = chanceOf(game)
  const [home, away] = SIDES.map(of => (keepsMinutes ? rotationOf(lines.filter(({ side }) => side === of)) : null))
  const rotations = home && away ? { home, away } : null
  const entered = lines.map(({ player, side, line }) => ({
    game,
    player,
    side,
    team: teams[side],
    figures: line,
    taps: tapsOf(chance, line, began, rotations ? halvesOf(rotations[side], player) : undefined),
  }))
  if (rotations) await rotate(stage, game, tapped, rotations)
  await stage.do(new RecordLines(stage.context('sheet', game), { scope: stage.scope, game, lines: entered }))
  return (of: Side) => quartersOfTaps(entered.filter(({ side }) => side === of).flatMap(({ taps }) => taps))
}
