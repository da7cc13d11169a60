import { longDate, timeOfDay } from '../facts/wall-time'
import { detailsChanged, text, type FieldWords, type NameOf } from '../history/words'
import { FIGURES, type Figures } from '../statistics/figures'
import { didNotPlay } from '../statistics/line'
import type { BoxScoreLineRecorded, GameDetails, GameFact, GamePlace, PeriodScoreUpdated, Score, Side } from './events'

const SIDES: readonly Side[] = ['home', 'away']

const DETAILS: FieldWords<GameDetails> = {
  date: ['the date', longDate],
  time: ['the time', timeOfDay],
  location: ['the location', text],
  locationUrl: ['the link to the location', text],
  videoUrl: ['the video', text],
  status: ['the status', text],
  matchId: ['the bracket matchup', text],
}

const scoreText = ({ home, away }: Score) => `${home}–${away}`
const matchup = ({ home, away }: GamePlace, nameOf: NameOf) => `${nameOf('team', home.team)} vs ${nameOf('team', away.team)}`

const when = ({ date, time }: GameDetails) =>
  `${date === null ? '' : ` on ${longDate(date)}`}${time === null ? '' : ` at ${timeOfDay(time)}`}`

const scoreUpdated = (was: Score | null, is: Score) =>
  was === null ? `entered the final score ${scoreText(is)}` : `changed the final score from ${scoreText(was)} to ${scoreText(is)}`

/** `12`; or `12 → 14`, a figure that was or is not there `absent`. */
const figureChange = (was: number | null | undefined, is: number | null | undefined) => `${was ?? 'absent'} → ${is ?? 'absent'}`

const periodUpdated = ({ in: place, was, is }: PeriodScoreUpdated['data'], nameOf: NameOf) => {
  const period = nameOf('period', is.period)
  const sides = SIDES.filter(side => (was?.[side] ?? null) !== is[side])
  const points = sides.map(side => {
    const team = nameOf('team', place[side].team)
    return was === null ? `${team} ${is[side]}` : `${team} ${figureChange(was[side], is[side])}`
  })
  return `${was === null ? 'entered' : 'changed'} ${period}: ${points.join(', ')}`
}

const figuresText = (line: Figures) =>
  FIGURES.filter(figure => line[figure] !== undefined)
    .map(figure => `${figure} ${line[figure]}`)
    .join(', ')

const lineText = (line: Figures) => (didNotPlay(line) ? 'on the sheet but did not play' : figuresText(line))

const figureChanges = (was: Figures, is: Figures) =>
  FIGURES.filter(figure => was[figure] !== is[figure])
    .map(figure => `${figure} ${figureChange(was[figure], is[figure])}`)
    .join(', ')

const lineRecorded = ({ player, was, is }: BoxScoreLineRecorded['data'], nameOf: NameOf) => {
  const name = nameOf('player', player)
  if (is === null) return `took ${name} off the sheet${was === null ? '' : ` (was ${lineText(was)})`}`
  if (was === null) return `entered ${name}'s line: ${lineText(is)}`
  const change = didNotPlay(was) || didNotPlay(is) ? `${lineText(was)} → ${lineText(is)}` : figureChanges(was, is)
  return `changed ${name}'s line: ${change}`
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
    case 'GameDeleted':
      return `deleted the game ${matchup(fact.data.in, nameOf)}${fact.data.was.score ? ` (${scoreText(fact.data.was.score)})` : ''}`
    case 'GameRestored':
      return `brought back the game ${matchup(fact.data.in, nameOf)}${fact.data.is.score ? ` (${scoreText(fact.data.is.score)})` : ''}`
  }
}
