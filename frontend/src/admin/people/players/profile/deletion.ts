import { quantity } from '../../../../ui/format/figures'
import { api } from '../../../parts/calls/api'

/** A player who is to be deleted. */
type Going = { readonly id: number; readonly rosters: readonly unknown[] }

const KEPT = 'kept in games, totals and records, under Removed player.'

const inWords = (players: readonly (Going & { readonly games: number; readonly lines: number })[]): string => {
  const sum = (of: (player: (typeof players)[number]) => number) => players.reduce((total, player) => total + of(player), 0)
  const rosters = sum(player => player.rosters.length)
  const lines = sum(player => player.lines)
  const leaves = rosters === 0 ? 'Not on a roster now.' : `${quantity(rosters, 'roster place')} will be empty.`
  // Several players have lines in the same games: how many these are together is not known here.
  const [one, ...others] = players
  const games = one && others.length === 0 ? ` in ${quantity(one.games, 'game')}` : ''
  return `${leaves} ${lines === 0 ? 'No figures in games.' : `${quantity(lines, 'box-score line')}${games}: ${KEPT}`}`
}

/** What goes with players that are deleted, in numbers; without numbers where they cannot be read. */
export const consequenceOf = (players: readonly Going[]): Promise<string> =>
  Promise.all(players.map(({ id }) => api.get('/api/playersv2/{id}/information', { path: { id } }))).then(
    inWords,
    () => `Figures: ${KEPT}`,
  )
