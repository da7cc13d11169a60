import type { CertainState } from '@fullcourt/domain/qualification/certainty'
import { quantity } from '../format/figures'

/** What is certain of a team in the play-offs, and what it still needs (docs/standings.md#play-offs). */
export type PlayOffs = {
  readonly state: CertainState
  readonly gamesLeft: number
  readonly winsNeeded: number | null
  readonly needsHelp: boolean
}

const lastGames = (games: number) => (games === 1 ? 'its last game' : `its last ${games} games`)

const neededInWords = (wins: number, games: number) => {
  if (wins === games) return `Is in the play-offs if it wins ${games === 1 ? 'its last game' : `all of its last ${games} games`}.`
  return `Needs ${quantity(wins, 'win')} from ${lastGames(games)} to be in the play-offs, whatever the others do.`
}

const helpInWords = (games: number) => {
  if (games === 0) return 'Has played all of its games: the others decide whether it is in the play-offs.'
  return `Needs help: winning ${games === 1 ? 'its last game' : `all of its last ${games} games`} is not enough by itself to be in the play-offs.`
}

/** In a sentence; null where there is nothing to say, since most of the season is still to be played. */
export const playOffsInWords = ({ state, gamesLeft, winsNeeded, needsHelp }: PlayOffs, played: number): string | null => {
  if (state === 'clinched') return 'Has clinched a play-off place.'
  if (state === 'out') return 'Cannot reach the play-offs any more.'
  if (gamesLeft > played) return null
  if (winsNeeded !== null) return neededInWords(winsNeeded, gamesLeft)
  return needsHelp ? helpInWords(gamesLeft) : null
}

/** For a column of a table: `Clinched`, `Out`, `2 wins of 5`. */
export const playOffsInShort = ({ state, gamesLeft, winsNeeded }: Omit<PlayOffs, 'needsHelp'>): string | null => {
  if (state !== 'open') return state === 'clinched' ? 'Clinched' : 'Out'
  return winsNeeded === null ? null : `${quantity(winsNeeded, 'win')} of ${gamesLeft}`
}
