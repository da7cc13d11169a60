import { byLetter } from './letters'

/** A list of no more players is on a page as a whole. */
export const MOST_ON_A_PAGE = 1_000

/** So many are in a part of a longer one. */
export const PLAYERS_OF_A_PART = 200

export type PartOfPlayers<Player> = {
  readonly players: readonly Player[]
  /** Which one it is, counted from 1, of how many. */
  readonly part: number
  readonly parts: number
  /** Each letter with the part in which it begins; none where something is sought. */
  readonly letters: readonly { readonly letter: string; readonly part: number }[]
}

/** The part of a list in its order; beyond the last one, that. */
const slice = <Player>(players: readonly Player[], asked: number): Omit<PartOfPlayers<Player>, 'letters'> => {
  const parts = Math.max(1, Math.ceil(players.length / PLAYERS_OF_A_PART))
  const part = Math.min(asked, parts)
  return { part, parts, players: players.slice((part - 1) * PLAYERS_OF_A_PART, part * PLAYERS_OF_A_PART) }
}

/** A part of those who were found, in their order. */
export const partOfFound = <Player>(players: readonly Player[], part: number): PartOfPlayers<Player> => ({
  ...slice(players, part),
  letters: [],
})

/** A part of everybody from A to Z, of players in their order. */
export const partOfAll = <Player extends { readonly firstName: string; readonly lastName: string }>(
  players: readonly Player[],
  part: number,
): PartOfPlayers<Player> => {
  const grouped = byLetter(players)
  let before = 0
  const letters = grouped.map(({ letter, players: { length } }) => {
    const begins = Math.floor(before / PLAYERS_OF_A_PART) + 1
    before += length
    return { letter, part: begins }
  })
  return {
    ...slice(
      grouped.flatMap(({ players: ofLetter }) => ofLetter),
      part,
    ),
    letters,
  }
}
