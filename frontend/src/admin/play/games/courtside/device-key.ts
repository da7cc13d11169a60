/**
 * Under which key a device has what a person did in a game: everybody who signs in on it has their own. `gameOf`: the game of a person's
 * key; undefined for any other key.
 */
export const deviceKey = (prefix: string) => {
  const keyOf = (user: number, game: number) => `${prefix}:${user}:game:${game}`
  const gameOf = (key: string, user: number): number | undefined => {
    const beginning = keyOf(user, 0).slice(0, -1)
    return key.startsWith(beginning) ? Number(key.slice(beginning.length)) : undefined
  }
  return { keyOf, gameOf }
}
