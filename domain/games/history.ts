import { changeOf } from '../facts/change'
import { longDate, timeOfDay } from '../facts/wall-time'
import type { FactRecords } from '../history/fact-record'
import type { PlayerId } from '../ids/kinds'
import { changeInWords, detailsChanged, enumeration, text, type FieldWords, type NameOf } from '../history/words'
import { SHOWN_FIGURES } from '../statistics/definitions'
import type { Figures } from '../statistics/figures'
import { didNotPlay } from '../statistics/line'
import type {
  BoxScoreLineRecorded,
  FoulsRecorded,
  GameClockSet,
  GameContext,
  GameDetails,
  GameFact,
  GameFigures,
  GameFiguresRestored,
  PeriodScoreUpdated,
  Score,
  Side,
  Substitution,
  SubstitutionRecorded,
  TimeOutsRecorded,
  WalkoverRecorded,
} from './events'
import { clockText } from './clock-text'
import { hasFigures } from './sheet'
import { AWAY_FIRST } from './sides'

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
export const matchupInWords = ({ home, away }: Pick<GameContext, Side>, nameOf: NameOf) =>
  `${nameOf('team', away.team)} @ ${nameOf('team', home.team)}`

/** ` on June 29, 2025 at 3:30 PM` */
export const when = ({ date, time }: GameDetails) =>
  `${date === null ? '' : ` on ${longDate(date)}`}${time === null ? '' : ` at ${timeOfDay(time)}`}`

const scoreUpdated = (was: Score | null, is: Score) =>
  was === null ? `entered the final score ${scoreText(is)}` : `changed the final score from ${scoreText(was)} to ${scoreText(is)}`

/** A figure in words; null where there is none. */
const inWords = (value: number | null | undefined) => (value == null ? null : String(value))

const periodUpdated = ({ in: context, was, is }: PeriodScoreUpdated['data'], nameOf: NameOf) => {
  const period = nameOf('period', is.period)
  const changes = AWAY_FIRST.filter(side => (was?.[side] ?? null) !== is[side]).map(side => ({
    team: nameOf('team', context[side].team),
    was: inWords(was?.[side]),
    is: inWords(is[side]),
  }))
  if (was === null) return `entered ${period}: ${changes.map(({ team, is: points }) => `${team} ${points}`).join(', ')}`
  return enumeration(changes.map(({ team, was: before, is: now }) => changeInWords(`${period} of ${team}`, before, now)))
}

const figuresText = (line: Figures) =>
  SHOWN_FIGURES.filter(figure => line[figure] !== undefined)
    .map(figure => `${figure} ${line[figure]}`)
    .join(', ')

const lineText = (line: Figures) => (didNotPlay(line) ? 'did not play' : figuresText(line))

/** `changed PTS of Ana Lee from 12 to 14 and set REB to 3` */
const figureChanges = (name: string, was: Figures, is: Figures) =>
  enumeration(
    SHOWN_FIGURES.filter(figure => was[figure] !== is[figure]).map((figure, i) =>
      changeInWords(i === 0 ? `${figure} of ${name}` : figure, inWords(was[figure]), inWords(is[figure])),
    ),
  )

const lineRecorded = ({ player, was, is }: BoxScoreLineRecorded['data'], nameOf: NameOf) => {
  const name = nameOf('player', player)
  if (is === null) return `took ${name} off the sheet${was === null ? '' : ` (was ${lineText(was)})`}`
  if (was === null) return `entered ${name}'s line: ${lineText(is)}`
  if (didNotPlay(was) || didNotPlay(is)) return changeInWords(`${name}'s line`, lineText(was), lineText(is))
  return figureChanges(name, was, is)
}

const foulsRecorded = ({ in: context, period, side, player, was, is }: FoulsRecorded['data'], nameOf: NameOf) => {
  const whose = player === null ? `the bench of ${nameOf('team', context[side].team)}` : nameOf('player', player)
  return changeInWords(`the fouls of ${whose} in ${nameOf('period', period)}`, String(was), String(is))
}

const timeOutsRecorded = ({ in: context, period, side, was, is }: TimeOutsRecorded['data'], nameOf: NameOf) =>
  changeInWords(`the time-outs of ${nameOf('team', context[side].team)} in ${nameOf('period', period)}`, String(was), String(is))

/** `started the clock of Q2 at 7:04` */
const clockSet = ({ was, is: { period, remaining, since } }: GameClockSet['data'], nameOf: NameOf) => {
  const runs = was?.since !== null && was?.period === period
  const verb = since === null ? (runs ? 'stopped' : 'set') : 'started'
  return `${verb} the clock of ${nameOf('period', period)} at ${clockText(remaining)}`
}

const playersText = (players: readonly PlayerId[], nameOf: NameOf) => enumeration(players.map(player => nameOf('player', player)))

/** `Ana Lee for Ben Ray`; who begins, or goes without anybody in their place, stands alone. */
const substitutionText = ({ out, in: entering }: Substitution, nameOf: NameOf) => {
  if (out.length === 0) return `${playersText(entering, nameOf)} onto the court`
  if (entering.length === 0) return `${playersText(out, nameOf)} off the court`
  return `${playersText(entering, nameOf)} for ${playersText(out, nameOf)}`
}

const substitutionRecorded = ({ in: context, side, was, is }: SubstitutionRecorded['data'], nameOf: NameOf) => {
  const substitution = is ?? was
  const what = `${is ? 'recorded' : 'took back'} a substitution of ${nameOf('team', context[side].team)}`
  if (!substitution) return what
  const { period, remaining } = substitution
  return `${what}: ${substitutionText(substitution, nameOf)} in ${nameOf('period', period)} at ${clockText(remaining)}`
}

/** `the game DINKs @ Ohana (58–61)`, `the game DINKs @ Ohana (w/o)` */
const gameText = (context: GameContext, { score, walkover }: GameFigures, nameOf: NameOf) => {
  const result = score ? ` (${scoreText(score)})` : walkover ? ' (w/o)' : ''
  return `the game ${matchupInWords(context, nameOf)}${result}`
}

const walkoverRecorded = ({ in: context, was, is }: WalkoverRecorded['data'], nameOf: NameOf) => {
  const teamOf = (side: Side) => nameOf('team', context[side].team)
  if (is === null) return was === null ? 'took back the walk-over' : `took back the walk-over for ${teamOf(was)}`
  return was === null ? `entered a walk-over for ${teamOf(is)}` : `changed the walk-over from ${teamOf(was)} to ${teamOf(is)}`
}

const resultText = ({ in: context }: Pick<GameFact['data'], 'in'>, { score, walkover }: GameFigures, nameOf: NameOf) =>
  score ? scoreText(score) : walkover ? `a walk-over for ${nameOf('team', context[walkover].team)}` : 'no result'

/** Of the game that was corrected, its result; of a later one, all that it had lost. */
const figuresRestored = (data: GameFiguresRestored['data'], nameOf: NameOf) => {
  const [was, is] = [data.was, data.is].map(figures => resultText(data, figures, nameOf))
  if (!hasFigures(data.was)) return `brought back what was entered for ${gameText(data.in, data.is, nameOf)}`
  return hasFigures(data.is) ? `undid a correction: the result is ${is} again, not ${was}` : `took back the result ${was}`
}

const about = ({ game, in: { organization, season, league, home, away } }: Pick<GameFact['data'], 'game' | 'in'>) => ({
  game,
  organization,
  season,
  league: [league, home.league, away.league],
  team: [home.team, away.team],
})

const playersOf = ({ lines }: GameFigures) => ({ player: lines.map(({ player }) => player) })

/** The sentences of a game's history: `changed the final score from 61–58 to 61–59`. */
export const GAME_HISTORY = {
  GameScheduled: {
    version: 1,
    about,
    sentence: ({ in: context, details }, nameOf) => `scheduled ${matchupInWords(context, nameOf)}${when(details)}`,
  },
  GameDetailsChanged: { version: 1, about, sentence: change => detailsChanged(DETAILS, change) },
  ScoreUpdated: { version: 1, about, sentence: ({ was, is }) => scoreUpdated(was, is) },
  CorrectionReasonPublished: {
    version: 1,
    about,
    sentence: ({ correction }) => `made the reason of correction ${correction} of the final score public`,
  },
  CorrectionReasonWithdrawn: {
    version: 1,
    about,
    sentence: ({ correction }) => `took the reason of correction ${correction} of the final score off the public pages`,
  },
  PeriodScoreUpdated: { version: 1, about, sentence: periodUpdated },
  BoxScoreLineRecorded: {
    version: 1,
    about: ({ player, ...data }) => ({ ...about(data), player }),
    sentence: lineRecorded,
  },
  FoulsRecorded: {
    version: 1,
    about: ({ player, ...data }) => ({ ...about(data), player: player === null ? [] : [player] }),
    sentence: foulsRecorded,
  },
  TimeOutsRecorded: { version: 1, about, sentence: timeOutsRecorded },
  GameClockSet: { version: 1, about, sentence: clockSet },
  SubstitutionRecorded: {
    version: 1,
    about: ({ was, is, ...data }) => ({
      ...about(data),
      player: [was, is].flatMap(one => [...(one?.out ?? []), ...(one?.in ?? [])]),
    }),
    sentence: substitutionRecorded,
  },
  GameSidesChanged: {
    version: 1,
    about: ({ is: { home, away }, ...data }) => {
      const before = about(data)
      return {
        ...before,
        league: [...before.league, home.league, away.league],
        team: [...before.team, home.team, away.team],
      }
    },
    sentence: ({ in: before, is }, nameOf) =>
      changeInWords('the teams', matchupInWords(before, nameOf), matchupInWords(is, nameOf)),
  },
  GameSwapped: {
    version: 1,
    about: ({ with: other, ...data }) => ({ ...about(data), game: [data.game, other] }),
    sentence: ({ in: context, with: other, was, is }, nameOf) => {
      const pair = `${matchupInWords(context, nameOf)} with ${nameOf('game', other)}`
      return `swapped ${pair}: ${detailsChanged<GameDetails>(DETAILS, changeOf(was, is) ?? { was, is })}`
    },
  },
  WalkoverRecorded: { version: 1, about, sentence: walkoverRecorded },
  GameReset: {
    version: 1,
    about,
    alongside: ({ was }) => playersOf(was),
    sentence: ({ in: context, was }, nameOf) =>
      `took the figures out of ${gameText(context, was, nameOf)}: other teams are to play it`,
  },
  GameFiguresRestored: {
    version: 1,
    about,
    alongside: ({ is }) => playersOf(is),
    sentence: figuresRestored,
  },
  GameDeleted: {
    version: 1,
    about,
    alongside: ({ was }) => playersOf(was),
    sentence: ({ in: context, was }, nameOf) => `deleted ${gameText(context, was, nameOf)}`,
  },
  GameRestored: {
    version: 1,
    about,
    alongside: ({ is }) => playersOf(is),
    sentence: ({ in: context, is }, nameOf) => `brought back ${gameText(context, is, nameOf)}`,
  },
} as const satisfies FactRecords<GameFact>
