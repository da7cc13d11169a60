/** Where a season is on its way (docs/seasons.md#how-far-a-season-is). */
export type SeasonStage = 'set-up' | 'running' | 'play-offs' | 'finished'

type Count = { readonly games: number; readonly completed: number }

/** What the stage of a season follows from. */
export type SeasonCounts = {
  /** The games of its leagues. */
  readonly leagues: Count
  /** The games of its brackets. */
  readonly brackets: Count
  /** Brackets that have no champion yet. */
  readonly openBrackets: number
  readonly champions: number
  /** Its last day is past, or it is not active any more. */
  readonly isOver: boolean
}

const isPlayed = ({ games, completed }: Count) => games > 0 && completed === games

/** Where a season is: it runs from the first result on, and nothing but its leagues' own games is played before its play-offs. */
export const seasonStage = ({ leagues, brackets, openBrackets, champions, isOver }: SeasonCounts): SeasonStage => {
  if (leagues.completed + brackets.completed === 0) return 'set-up'
  if (isOver) return 'finished'
  if (!isPlayed(leagues)) return 'running'
  if (champions > 0 && openBrackets === 0) return 'finished'
  return openBrackets > 0 && brackets.games > 0 ? 'play-offs' : 'running'
}
