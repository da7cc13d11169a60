import { currentRound } from '../../ui/bracket/current-round'
import { columnsOf, type ShownBracket } from '../../ui/bracket/shown-bracket'

/** How far a bracket is played: `Semifinals · 4 of 7 games played`, `Champion: Hawks`. */
export const progressOf = (bracket: ShownBracket): string => {
  if (bracket.champion) return `Champion: ${bracket.champion.name}`
  const games = columnsOf(bracket).flatMap(({ matchups }) => matchups.filter(({ isBye }) => !isBye))
  const played = games.filter(({ winner }) => winner !== null).length
  const round = bracket.rounds[currentRound(bracket)]?.label
  return [round, `${played} of ${games.length} ${games.length === 1 ? 'game' : 'games'} played`].join(' · ')
}
