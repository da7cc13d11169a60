import type { CorrectedGameAnswer } from '../../api/schema'
import { wallTime } from '../../ui/format/moments'
import { boxScore } from '../games/box-score'
import { scoreInRow } from '../games/correction'
import { gameLine, type GameLine, type GameTeam } from '../games/game-line'
import type { Progress } from '../games/progress'
import { askGames, askProgress } from '../games/queries'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** What was played last and what comes next in a season. */
export type Now = {
  readonly progress: Progress
  /** How far it was when the page was opened, which goes on showing the same games: new results come in where these are. */
  readonly opened: Progress
  /** Of the last day that had been played, and of the next one. */
  readonly results: readonly GameLine[]
  readonly next: readonly GameLine[]
}

/** Of a day with more games the home page knows the results that came last, and those that come first. */
export const mostOfADay = 30

/** So many games of the next day are looked at for those that are played or off since the page was opened. */
const mostRead = 100

type GamePart = Omit<Parameters<typeof askGames>[1], 'from' | 'to'>

/** Each once; all are of one day. */
const inPlayingOrder = (games: readonly GameLine[]): readonly GameLine[] => {
  const timeOf = ({ time }: GameLine) => time ?? '~'
  const byId = new Map(games.map(game => [game.id, game]))
  return [...byId.values()].sort((a, b) => timeOf(a).localeCompare(timeOf(b)) || a.id - b.id)
}

/** The games of the two days around today. */
export const nowOf = (site: PublicSite, seasonId?: number) =>
  siteQuery('now', { seasonId }, ['games', 'seasons', 'teams'], async (signal, shown): Promise<Now> => {
    const progress = await askProgress(site, { seasonId }, signal)
    const on = async (date: string | null, part: GamePart) =>
      date ? askGames(site, { seasonId, from: date, to: date, ...part }, signal) : []
    const opened = shown?.opened ?? progress
    const wasNext = ({ id }: GameLine) => shown?.next.some(game => game.id === id) ?? false
    const [last, next, rest] = await Promise.all([
      on(opened.last, { only: 'results', limit: mostOfADay, latest: true }),
      on(opened.next, { only: 'ahead', limit: mostOfADay }),
      shown ? on(opened.next, { limit: mostRead }) : [],
    ])
    return {
      progress,
      opened,
      results: last.filter(game => !wasNext(game)),
      next: inPlayingOrder([...next, ...rest.filter(wasNext)]),
    }
  })

/** A game with its periods, and of its lines those of who was best. */
export const storyGameOf = (site: PublicSite, id: number) =>
  siteQuery('story', { id }, [`game:${id}`, 'teams', 'players'], async signal =>
    boxScore(await site.api.get('/api/gamesv2/{id}', { path: { id }, query: { leadersOnly: true }, signal }), site.today),
  )

/** A game whose score was corrected, by its last correction. */
export type CorrectedGame = {
  readonly id: number
  readonly away: GameTeam
  readonly home: GameTeam
  /** The day of the correction in the zone of the site. */
  readonly date: string
  /** `58–61`, the away team first. */
  readonly was: string
  readonly is: string
  readonly reason: string | null
}

const correctedGame = ({ game, corrections }: CorrectedGameAnswer, { zone, today }: PublicSite): CorrectedGame[] =>
  corrections.slice(0, 1).map(({ when, was, is, reason }) => {
    const { id, away, home } = gameLine(game, today)
    return { id, away, home, date: wallTime(when, zone).date, was: scoreInRow(was), is: scoreInRow(is), reason }
  })

/** The games of a season whose scores were corrected last. */
export const correctedGamesOf = (site: PublicSite, seasonId?: number) =>
  siteQuery('corrected', { seasonId }, ['games', 'teams'], async signal =>
    (await site.api.get('/api/gamesv2/corrections', { query: { seasonId }, signal })).flatMap(game => correctedGame(game, site)),
  )
