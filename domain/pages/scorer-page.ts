import { addressOf, firstSegment, matchPath } from './path'

/** Where a scorer link leads; its secret is the fragment, which no browser sends to a server (docs/decisions/scorer-links.md). */
export const SCORER_PATH = '/score'

/** The path of that page. */
export const SCORER_GAME_PATH = `${SCORER_PATH}/:game` as const

/** Where a scorer scores a game. */
export const scorerGameAddress = (game: number): string => addressOf(SCORER_GAME_PATH, { game })

/** Whether an address is a page of scorers. A slash at its end does not matter. */
export const isScorerPage = (address: string): boolean => {
  const path = address.replace(/\/$/, '')
  return matchPath(SCORER_PATH, path) !== undefined || matchPath(SCORER_GAME_PATH, path) !== undefined
}

/** Their first segment, which no organization may have as its slug. */
export const SCORER_SEGMENT = firstSegment(SCORER_PATH)
