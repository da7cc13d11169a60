import { bracketSides, columnsOf, nextOf, type BracketSide, type ShownBracket, type ShownMatchup } from './shown-bracket'

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

export type BracketKey = (typeof keys)[number]

export const isBracketKey = (key: string): key is BracketKey => keys.some(each => each === key)

const sourcesOf = (matchup: ShownMatchup, side: BracketSide | null): readonly string[] =>
  [side, ...bracketSides].flatMap(each => {
    const slot = each && matchup[each]
    return slot && slot.kind !== 'bye' && slot.sourceMatchId !== null ? [slot.sourceMatchId] : []
  })

/**
 * The matchup that an arrow key leads to: above and below in the round, to the right where the winner goes, to the left where
 * the team of a side (the upper one, where none is meant) comes from. Null where there is none.
 */
export const neighbourOf = (bracket: ShownBracket, matchId: string, key: BracketKey, side: BracketSide | null): string | null => {
  const column = columnsOf(bracket).find(({ matchups }) => matchups.some(each => each.matchId === matchId))?.matchups ?? []
  const place = column.findIndex(each => each.matchId === matchId)
  const matchup = column[place]
  if (!matchup) return null
  switch (key) {
    case 'ArrowUp':
      return column[place - 1]?.matchId ?? null
    case 'ArrowDown':
      return column[place + 1]?.matchId ?? null
    case 'ArrowRight':
      return nextOf(bracket, matchup)?.matchId ?? null
    case 'ArrowLeft':
      return sourcesOf(matchup, side)[0] ?? null
  }
}
