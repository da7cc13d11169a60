import { knownOf } from '@fullcourt/projections/card'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import type { GameStatAnswer } from '../game-stat.answers'
import { timeZoneOf } from './game-answer'
import type { GameParts } from './game-documents'
import { playedGame } from './played-game'
import { statRows } from './stat-rows'

/** The rows of a line of a game's sheet; the player's league is that of their side. */
export const sheetStatRows = ({ card, names, season }: GameParts, { player, side, line }: SheetLine): GameStatAnswer[] => {
  const { team, league: id } = card.context[side]
  const league = knownOf(names.leagues.get(String(id)))
  if (!league) return []
  const game = playedGame(card, { league, season }, { teams: names.teams, timeZone: timeZoneOf(names) })
  return statRows({ player, team, line, game })
}
