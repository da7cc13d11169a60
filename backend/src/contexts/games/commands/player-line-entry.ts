import { refuse } from '@fullcourt/domain/facts/decision'
import type { EnteredFigures } from '@fullcourt/domain/games/decide'
import type { CourtsideTap } from '@fullcourt/domain/games/events'
import { figureOfStat, STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Figure } from '@fullcourt/domain/statistics/figures'
import { Refused } from '../../../core/facts/refused'
import { GameLineDto, LineFigureDto, PlayerLineDto, PlayerStatDto, TapDto } from '../box-score.dto'
import type { PlayerLineEntry } from '../games.commands'

const refuseBody = (message: string) => new Refused(refuse('invalid', message))

const figureOf = ({ stat_id: id, stat }: Pick<PlayerStatDto, 'stat_id' | 'stat'>): Figure => {
  const definition = STAT_DEFINITIONS.find(one => one.id === id)
  if (definition === undefined) throw refuseBody(`There is no stat ${id}.`)
  if (stat != null && (stat.id !== id || stat.abbreviation !== definition.abbreviation))
    throw refuseBody(`Stat ${id} is ${definition.abbreviation}, not ${stat.abbreviation} (${stat.id}).`)
  const figure = figureOfStat(id)
  if (figure === undefined) throw refuseBody(`${definition.abbreviation} is derived from other figures and cannot be entered.`)
  return figure
}

const figuresIn = (stats: readonly LineFigureDto[]): EnteredFigures => {
  const figures: { [figure in Figure]?: number | null } = {}
  for (const stat of stats) {
    const figure = figureOf(stat)
    if (figure in figures) throw refuseBody(`stats names ${figure} twice.`)
    figures[figure] = stat.value
  }
  return figures
}

/** Nested parts must be of the same player, game and team as what contains them. */
const refuseForeign = ({ player_id, game_id, team_id, stats }: PlayerLineDto) => {
  const foreign = (field: string) => refuseBody(`${field} in stats must equal ${field} of the line.`)
  if (stats.some(stat => stat.player_id !== player_id)) throw foreign('player_id')
  if (stats.some(stat => stat.game_id !== game_id)) throw foreign('game_id')
  if (stats.some(stat => stat.team_id != null && stat.team_id !== team_id)) throw foreign('team_id')
}

const tapOf = ({ stat_id, takenBack, gamePeriodId: period, remaining, at }: TapDto): CourtsideTap => ({
  figure: figureOf({ stat_id }),
  ...(takenBack ? { isBack: true } : {}),
  period,
  ...(remaining === undefined ? {} : { remaining }),
  at: new Date(at).toISOString(),
})

/** The line that a body describes. Throws 400 where it does not describe one. */
export const playerLineEntry = (line: PlayerLineDto): PlayerLineEntry => {
  refuseForeign(line)
  return {
    game: line.game_id,
    player: line.player_id,
    team: line.team_id ?? undefined,
    figures: figuresIn(line.stats),
    ...(line.taps?.length ? { taps: line.taps.map(tapOf) } : {}),
  }
}

/** The same of one line among several of a game. */
export const gameLineEntry = (game: GameId, { player_id, team_id, stats }: GameLineDto): PlayerLineEntry => ({
  game,
  player: player_id,
  team: team_id,
  figures: figuresIn(stats),
})
