import { plainText } from '../../facts/plain-text'

/** Of a name that begins with no letter from A to Z. */
export const OTHERS = '#'

/** The letter under which a last name is listed: its first one, without accents. */
export const letterOf = (last: string): string => {
  const [first = ''] = last
  const plain = /[A-Za-z]/.test(first) ? first : plainText(last).charAt(0)
  return /[A-Z]/.exec(plain.toUpperCase())?.[0] ?? OTHERS
}

/** The name by which a player is listed: the last one, or the only one. */
export const listedBy = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  lastName || firstName

export type Letter<Player> = { readonly letter: string; readonly players: readonly Player[] }

const rank = (letter: string) => (letter === OTHERS ? 1 : 0)

/** The players of an ordered list by the letters of the names by which they are listed; other beginnings come last. */
export const byLetter = <Player extends { readonly firstName: string; readonly lastName: string }>(
  players: readonly Player[],
): readonly Letter<Player>[] => {
  const letters = new Map<string, Player[]>()
  for (const player of players) {
    const letter = letterOf(listedBy(player))
    const others = letters.get(letter)
    if (others) others.push(player)
    else letters.set(letter, [player])
  }
  return [...letters]
    .map(([letter, ofLetter]) => ({ letter, players: ofLetter }))
    .sort((a, b) => rank(a.letter) - rank(b.letter) || (a.letter < b.letter ? -1 : 1))
}
