import { counted } from '../../../ui/format/figures'

type OnRosters = { readonly rosters: readonly unknown[] }

/** What goes with players that are deleted, in numbers. */
export const consequenceOf = (players: readonly OnRosters[]): string => {
  const rosters = players.reduce((count, player) => count + player.rosters.length, 0)
  const leaves = rosters === 0 ? 'On no roster now.' : `${counted(rosters, 'roster place')} will be empty.`
  return `${leaves} Games, totals and records keep the figures, under Removed player.`
}
