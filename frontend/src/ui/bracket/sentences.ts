import { dateText, timeText } from '../format/dates'
import {
  columnsOf,
  nextOf,
  teamOn,
  type BracketSide,
  type ShownBracket,
  type ShownMatchup,
  type ShownSlot,
} from './shown-bracket'

const other = (side: BracketSide): BracketSide => (side === 'teamA' ? 'teamB' : 'teamA')

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The name of a matchup inside a sentence: `Semifinal 2`, `the final`. */
export const withArticle = (label: string) => (/\d/.test(label) ? label : `the ${lowerFirst(label)}`)

/** A matchup where its round is clear: `Game 3` in the round of 16. */
export const nameInRound = (label: string) => label.replace(/^Round of \d+, game/, 'Game')

/** Who is on a side, in words: a name, `Bye`, `Winner of Quarterfinal 2`; `nameOf` is how a matchup is named. */
export const slotInWords = (bracket: ShownBracket, slot: ShownSlot, nameOf = withArticle): string => {
  if (slot.kind === 'team') return slot.team.name
  if (slot.kind === 'bye') return 'Bye'
  const [source] = columnsOf(bracket).flatMap(({ matchups }) => matchups.filter(({ matchId }) => matchId === slot.sourceMatchId))
  return `${slot.takes === 'winner' ? 'Winner' : 'Loser'} of ${nameOf(source?.label ?? slot.sourceMatchId)}`
}

/** Day, time and place of a game, as far as they are known. */
const whenAndWhere = ({ game }: ShownMatchup): readonly string[] =>
  game ? [game.date && dateText(game.date), game.time && timeText(game.time), game.location].flatMap(part => part || []) : []

/** What follows for the winner: `Hawks go to the final.` */
const goesOn = (bracket: ShownBracket, matchup: ShownMatchup, name: string) => {
  if (matchup === bracket.thirdPlace) return `${name} take third place.`
  const next = nextOf(bracket, matchup)
  return next ? `${name} go to the ${lowerFirst(bracket.rounds[next.round - 1]?.label ?? '')}.` : `${name} are the champion.`
}

/** What a matchup leads to, in words; null while nobody goes on. */
export const outcomeOf = (bracket: ShownBracket, matchup: ShownMatchup): string | null =>
  matchup.winner && goesOn(bracket, matchup, slotInWords(bracket, matchup[matchup.winner]))

const scoreInWords = (bracket: ShownBracket, { teamA, teamB, game }: ShownMatchup) =>
  `${slotInWords(bracket, teamA)} ${game?.points.teamA}, ${slotInWords(bracket, teamB)} ${game?.points.teamB}`

const hasPoints = ({ game }: ShownMatchup) => game !== null && game.points.teamA !== null && game.points.teamB !== null

const planOf = (bracket: ShownBracket, matchup: ShownMatchup) => {
  const names = [slotInWords(bracket, matchup.teamA), slotInWords(bracket, matchup.teamB)]
  const [first, second] = [matchup.teamA, matchup.teamB].map((slot, i) => {
    const name = names[i] ?? ''
    return teamOn(slot) ? name : `the ${lowerFirst(name)}`
  })
  return [`${first} against ${second}`, ...whenAndWhere(matchup)].join(', ')
}

/**
 * A matchup as screen readers say it: `Semifinal 1: Hawks 61, Owls 58. Hawks go to the final.` Before it is played, who meets
 * whom, when and where.
 */
export const sentenceOf = (bracket: ShownBracket, matchup: ShownMatchup): string => {
  const { label, game, winner, isBye } = matchup
  const winnerName = winner && slotInWords(bracket, matchup[winner])
  if (isBye) return `Bye: ${goesOn(bracket, matchup, winnerName ?? slotInWords(bracket, matchup.teamA))}`
  if (game?.live && hasPoints(matchup)) return `${label}, live: ${scoreInWords(bracket, matchup)}.`
  const outcome = outcomeOf(bracket, matchup) ?? 'Nobody goes on yet.'
  if (!hasPoints(matchup) && winner)
    return `${label}: ${winnerName} win${game?.walkover ? ' by walk-over' : ''} against ${slotInWords(bracket, matchup[other(winner)])}. ${outcome}`
  if (!hasPoints(matchup)) return `${label}: ${planOf(bracket, matchup)}.`
  return `${label}: ${scoreInWords(bracket, matchup)}. ${outcome}`
}

/** All matchups in words, round by round. */
export const sentencesOf = (bracket: ShownBracket): readonly string[] =>
  columnsOf(bracket).flatMap(({ matchups }) => matchups.map(matchup => sentenceOf(bracket, matchup)))

/** What is different after a change, in words: of a larger one how many matchups changed. */
export const bracketNews = (before: readonly string[], after: readonly string[]): string => {
  const changed = after.filter(sentence => !before.includes(sentence))
  return changed.length > 3 ? `${changed.length} matchups of the bracket changed.` : changed.join(' ')
}
