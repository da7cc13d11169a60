import { late } from '../late'

/** What shows the course of a game, and what is on in it. */
export const followCode = late(async () => (await import('./FollowGame')).FollowGame)

/** What shows both teams before a game. */
export const beforeCode = late(() => import('./BeforeGame'))
