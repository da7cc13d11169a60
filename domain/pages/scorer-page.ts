import { addressOf, matchPath } from './path'

/** The first segment of what scorers see, which no organization may have as its slug. */
export const SCORER_SEGMENT = 'score'

/** Where a scorer link leads; its secret is the fragment, which no browser sends to a server (docs/decisions/scorer-links.md#the-address). */
export const SCORER_PATH = `/${SCORER_SEGMENT}` as const

/** The path of that page. */
export const SCORER_GAME_PATH = `${SCORER_PATH}/:game` as const

/** Where a scorer scores a game. */
export const scorerGameAddress = (game: number): string => addressOf(SCORER_GAME_PATH, { game })

/** Whether an address is a page of scorers. A slash at its end does not matter. */
export const isScorerPage = (address: string): boolean => {
  const path = address.replace(/\/$/, '')
  return matchPath(SCORER_PATH, path) !== undefined || matchPath(SCORER_GAME_PATH, path) !== undefined
}
