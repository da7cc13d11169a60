import { isCompleted } from './completed'
import type { GameDetails, Score, Side } from './events'

/** What the product means by the state of a game, whatever words staff have for it. */
export type GameStatus = 'scheduled' | 'live' | 'completed' | 'postponed' | 'cancelled' | 'forfeited'

/** What follows from a status, for every list, page, check and table. */
type Meaning = Readonly<Record<'calledOff' | 'upcoming' | 'toBePlayed' | 'blocks' | 'counts', boolean>>

const MEANINGS: { readonly [status in GameStatus]: Meaning } = {
  scheduled: { calledOff: false, upcoming: true, toBePlayed: true, blocks: true, counts: false },
  live: { calledOff: false, upcoming: true, toBePlayed: false, blocks: true, counts: false },
  completed: { calledOff: false, upcoming: false, toBePlayed: false, blocks: true, counts: true },
  postponed: { calledOff: true, upcoming: false, toBePlayed: true, blocks: false, counts: false },
  cancelled: { calledOff: true, upcoming: false, toBePlayed: false, blocks: false, counts: false },
  forfeited: { calledOff: false, upcoming: false, toBePlayed: false, blocks: false, counts: true },
}

/** Whether a game is not played at its time. */
export const isCalledOff = (status: GameStatus): boolean => MEANINGS[status].calledOff

/** Whether a game is played at its time, and not over. */
export const isUpcoming = (status: GameStatus): boolean => MEANINGS[status].upcoming

/** Whether a game is still to be played, at its time or at another. */
export const isToBePlayed = (status: GameStatus): boolean => MEANINGS[status].toBePlayed

/** Whether a game takes its teams and its court at its time, so that nothing else can be there. */
export const blocksItsSlot = (status: GameStatus): boolean => MEANINGS[status].blocks

/** Whether the result of a game counts in the table of its league. */
export const countsForStandings = (status: GameStatus): boolean => MEANINGS[status].counts

/** Whether somebody has to enter a final score once the game's day is there: 0–0 does not count as a result anywhere (docs/games.md#scores). */
export const needsScore = (status: GameStatus, { date }: Pick<GameDetails, 'date'>): boolean =>
  date !== null && isUpcoming(status)

/** Whether a game that has begun may still be on, which goes on past midnight: not from the second day after its own. */
export const mayStillBeOn = (date: string | null, today: string): boolean =>
  !date || Date.parse(today) - Date.parse(date) <= 86_400_000

/**
 * Whether nobody has said how a game ended whose day is over (docs/games.md#statuses): `today` is the day in the zone of the league.
 * Words of staff's own, which say more than that it is scheduled, stand.
 */
export const lacksResult = (
  { state, status, date }: { readonly state: GameStatus; readonly status: string; readonly date: string | null },
  today: string,
): boolean =>
  state === 'live'
    ? !mayStillBeOn(date, today)
    : state === 'scheduled' && /^scheduled$/i.test(status) && date !== null && date < today

/** What a game came to: a final score, or a side that won without a game. */
export type GameResult = { readonly score: Score | null; readonly walkover?: Side | null | undefined }

/** What a game is by its result; undefined while it has none. */
export const statusByResult = ({ score, walkover }: GameResult): 'completed' | 'forfeited' | undefined => {
  if (walkover != null) return 'forfeited'
  return isCompleted(score) ? 'completed' : undefined
}

/** How staff say it, how it is shown where that is not what they wrote, and whether a form offers it. */
type Words = { readonly said: RegExp | null; readonly label: string | null; readonly isOffered: boolean }

const WORDS: { readonly [status in GameStatus]: Words } = {
  scheduled: { said: null, label: null, isOffered: true },
  live: { said: null, label: 'Live', isOffered: false },
  completed: { said: null, label: 'Completed', isOffered: false },
  postponed: { said: /\bpostpone(?:d|ment)\b|\bppd\b|\brain(?:ed)?[ -]?out\b/i, label: null, isOffered: true },
  cancelled: { said: /\bcancel(?:l?ed|lation)\b|\bcalled off\b|\babandoned\b/i, label: null, isOffered: true },
  forfeited: { said: /\bforfeit(?:s|ed|ure)?\b|\bwalk-?over\b|\bw\/o\b/i, label: null, isOffered: false },
}

/** Every status; those come last that prevail where a text says several. */
export const GAME_STATUSES = Object.keys(WORDS) as readonly GameStatus[]

/** The statuses that a form offers; any other text comes from elsewhere. */
export const offeredStatuses = (): readonly GameStatus[] => GAME_STATUSES.filter(status => WORDS[status].isOffered)

/** `Not postponed`, `no longer cancelled`: what is taken back is not said. */
const TAKEN_BACK = /\b(?:not|never|no longer) \S+/gi

const statusSaidBy = (text: string): GameStatus | undefined => {
  const said = text.replace(TAKEN_BACK, '')
  return GAME_STATUSES.findLast(status => WORDS[status].said?.test(said))
}

/** What is known of a game of which its status is made. */
export type StatedGame = GameResult & {
  /** The text that staff gave it. */
  readonly status: string
  /** Something of its sheet was entered. */
  readonly hasBegun?: boolean
}

/** The status of a game: its result says it, else the words of staff, else whether it has begun. */
export const statusOf = (game: StatedGame): GameStatus =>
  statusByResult(game) ?? statusSaidBy(game.status) ?? (game.hasBegun ? 'live' : 'scheduled')

/** Whether a game that has no result will have none either, by what staff say of it. */
export const isNotPlayed = (status: string): boolean => statusOf({ status, score: null }) === 'cancelled'

/** How lists show a game that was won without being played. */
const WALKOVER = 'w/o'

/** `Completed`, `Live`, `w/o`, else the status text, capitalised (docs/games.md#statuses). */
export const statusLabel = (game: StatedGame): string => {
  if (game.walkover != null) return WALKOVER
  return WORDS[statusOf(game)].label ?? game.status.charAt(0).toUpperCase() + game.status.slice(1)
}
