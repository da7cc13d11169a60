import { longDate, timeOfDay } from '../facts/wall-time'
import type { BoxScoreLineRecorded, GameDetails, GameFact, GameContext, PeriodScoreUpdated, Score, Side } from '../games/events'
import { SIDES } from '../games/sides'
import { FIGURES, type Figures } from '../statistics/figures'
import { didNotPlay } from '../statistics/line'
import { changedFromTo, detailsChanged, listed, text, type FieldWords, type NameOf } from './words'

const DETAILS: FieldWords<GameDetails> = {
  date: ['the date', longDate],
  time: ['the time', timeOfDay],
  location: ['the location', text],
  locationUrl: ['the link to the location', text],
  videoUrl: ['the video', text],
  status: ['the status', text],
  matchId: ['the bracket matchup', text],
}

/** The away team first, as on every page. */
const scoreText = ({ home, away }: Score) => `${away}–${home}`
/** `DINKs @ Ohana` */
export const matchup = ({ home, away }: Pick<GameContext, Side>, nameOf: NameOf) =>
  `${nameOf('team', away.team)} @ ${nameOf('team', home.team)}`

export const when = ({ date, time }: GameDetails) =>
  `${date === null ? '' : ` on ${longDate(date)}`}${time === null ? '' : ` at ${timeOfDay(time)}`}`

const scoreUpdated = (was: Score | null, is: Score) =>
  was === null ? `entered the final score ${scoreText(is)}` : `changed the final score from ${scoreText(was)} to ${scoreText(is)}`

/** A figure in words; null where there is none. */
const inWords = (value: number | null | undefined) => (value == null ? null : String(value))

const periodUpdated = ({ in: context, was, is }: PeriodScoreUpdated['data'], nameOf: NameOf) => {
  const period = nameOf('period', is.period)
  const changes = SIDES.filter(side => (was?.[side] ?? null) !== is[side]).map(side => ({
    team: nameOf('team', context[side].team),
    was: inWords(was?.[side]),
    is: inWords(is[side]),
  }))
  if (was === null) return `entered ${period}: ${changes.map(({ team, is: points }) => `${team} ${points}`).join(', ')}`
  return listed(changes.map(({ team, was: before, is: now }) => changedFromTo(`${period} of ${team}`, before, now)))
}

const figuresText = (line: Figures) =>
  FIGURES.filter(figure => line[figure] !== undefined)
    .map(figure => `${figure} ${line[figure]}`)
    .join(', ')

const lineText = (line: Figures) => (didNotPlay(line) ? 'did not play' : figuresText(line))

/** `changed PTS of Ana Lee from 12 to 14 and set REB to 3` */
const figureChanges = (name: string, was: Figures, is: Figures) =>
  listed(
    FIGURES.filter(figure => was[figure] !== is[figure]).map((figure, i) =>
      changedFromTo(i === 0 ? `${figure} of ${name}` : figure, inWords(was[figure]), inWords(is[figure])),
    ),
  )

const lineRecorded = ({ player, was, is }: BoxScoreLineRecorded['data'], nameOf: NameOf) => {
  const name = nameOf('player', player)
  if (is === null) return `took ${name} off the sheet${was === null ? '' : ` (was ${lineText(was)})`}`
  if (was === null) return `entered ${name}'s line: ${lineText(is)}`
  if (didNotPlay(was) || didNotPlay(is)) return changedFromTo(`${name}'s line`, lineText(was), lineText(is))
  return figureChanges(name, was, is)
}

/** What somebody did to a game, in words that follow a name: `changed the final score from 61–58 to 61–59`. */
export const gameSentence = (fact: GameFact, nameOf: NameOf): string => {
  switch (fact.type) {
    case 'GameScheduled':
      return `scheduled ${matchup(fact.data.in, nameOf)}${when(fact.data.details)}`
    case 'GameDetailsChanged':
      return detailsChanged(DETAILS, fact.data)
    case 'ScoreUpdated':
      return scoreUpdated(fact.data.was, fact.data.is)
    case 'PeriodScoreUpdated':
      return periodUpdated(fact.data, nameOf)
    case 'BoxScoreLineRecorded':
      return lineRecorded(fact.data, nameOf)
    case 'GameSidesChanged':
      return changedFromTo('the teams', matchup(fact.data.in, nameOf), matchup(fact.data.is, nameOf))
    case 'GameDeleted':
      return `deleted the game ${matchup(fact.data.in, nameOf)}${fact.data.was.score ? ` (${scoreText(fact.data.was.score)})` : ''}`
    case 'GameRestored':
      return `brought back the game ${matchup(fact.data.in, nameOf)}${fact.data.is.score ? ` (${scoreText(fact.data.is.score)})` : ''}`
  }
}
