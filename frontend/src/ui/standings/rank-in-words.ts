import type { Sport } from '@fullcourt/domain/sports/sports'
import { difference, ordinal, shareText, whole } from '../format/figures'
import { recordText } from '../format/record'
import type { stepInWords } from './step-in-words'
import type { ShownStep, DecidingStep, Rank, RankNeighbour, ShownFigure } from './ranked'

/** A step as the upper of two teams has it: figures of the team above come first. */
type Between = {
  readonly step: ShownStep
  readonly upper: ShownFigure | null
  readonly lower: ShownFigure | null
}

const isAmong = ({ step, among }: ShownStep) => step === 'headToHead' || among === true

/** `head to head 1–1`, `share of games won .667`: a step that left both equal; why it could not compare them, otherwise. */
const equalInWords = ({ step, upper }: Between, { score: { noun } }: Sport): string => {
  const within = step.among ? ' against each other' : ''
  if (upper === null) {
    if (step.step === 'lot') return 'no lots drawn yet'
    return step.teams.length > 2
      ? `head to head does not count, as not all of the ${step.teams.length} equal teams have met`
      : 'not met yet'
  }
  switch (step.step) {
    case 'percentage':
      return `share of games won ${shareText(upper.value)}`
    case 'points':
      return `table points ${whole(upper.value)}`
    case 'headToHead':
      return `head to head ${recordText(upper)}`
    case 'difference':
      return `difference of ${noun}${within} ${difference(upper.value)}`
    case 'scored':
      return `${noun} scored${within} ${whole(upper.value)}`
    case 'conceded':
      return `${noun} allowed${within} ${whole(upper.value)}`
    case 'losses':
    case 'wins':
    case 'forfeits':
      return `${step.step} ${whole(upper.value)}`
    case 'lot':
      return `lot ${whole(upper.value)}`
  }
}

const tieBreakOf = ({ step, upper, lower }: Between): DecidingStep =>
  step.step === 'headToHead'
    ? { step: 'headToHead', wins: upper?.wins, losses: upper?.losses, teams: step.teams.length }
    : { step: step.step, own: upper?.value, other: lower?.value, teams: isAmong(step) ? step.teams.length : undefined }

/** Records say more than a share does: `(9–3 to 7–5)`. */
const recordsOf = ({ step, upper, lower }: Between) =>
  upper && lower && (step.step === 'percentage' || step.step === 'points')
    ? ` (${recordText(upper)} to ${recordText(lower)})`
    : ''

/** What is played, and how a step that decided is said: a page that lists ties has these words already. */
export type Words = { readonly sport: Sport; readonly stepInWords: typeof stepInWords }

/** One team above another, and why. */
export type NeighbourInWords = {
  readonly above: string
  readonly below: string
  /** What decided: `Head to head 2–1`. */
  readonly decided: string
  /** In what they are equal, step by step. */
  readonly equal: readonly string[]
  /** Where both have one rank although a step lists one first. */
  readonly shared: string | null
}

/** Why two neighbours stand as they do, the upper one first. */
export const neighbourInWords = (
  { team, rank }: Pick<Rank, 'team' | 'rank'>,
  neighbour: RankNeighbour,
  { sport, stepInWords: inWords }: Words,
): NeighbourInWords => {
  const isBelow = neighbour.where === 'below'
  const steps = neighbour.steps.map(step => ({
    step,
    upper: isBelow ? step.own : step.other,
    lower: isBelow ? step.other : step.own,
  }))
  const decisive = neighbour.equal ? undefined : steps.at(-1)
  const decided = decisive && `${inWords(tieBreakOf(decisive), sport) ?? ''}${recordsOf(decisive)}`
  const isShared = neighbour.rank === rank
  return {
    above: isBelow ? team.name : neighbour.team.name,
    below: isBelow ? neighbour.team.name : team.name,
    decided: decided ?? 'Equal in everything, so by name',
    equal: steps.filter(step => step !== decisive).map(step => equalInWords(step, sport)),
    shared: isShared ? `Both are ${ordinal(rank)}: this decides the order on the page only.` : null,
  }
}

/** `Why Owls are 3rd of 8` */
export const rankTitle = ({ team, rank, teamsCount }: Rank) => `Why ${team.name} are ${ordinal(rank)} of ${teamsCount}`
