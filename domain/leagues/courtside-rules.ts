/** What a league plays by that the scorer beside the court has to know (docs/games.md#fouls-time-outs-and-the-clock). */
export type CourtsideRules = {
  /** With so many fouls of a team in a period the other one shoots free throws: the bonus. */
  readonly bonusFouls: number
  /** How many each team has. */
  readonly timeOuts: { readonly firstHalf: number; readonly secondHalf: number; readonly overtime: number }
  /** Whether the scorer's phone keeps the game clock, which counts down. */
  readonly clock: 'none' | 'countdown'
  readonly periodMinutes: number
  readonly overtimeMinutes: number
  /** Whether substitutions are recorded, and the minutes of players follow from them: only where the phone keeps the clock. */
  readonly keepsMinutes: boolean
  /** With so many fouls a player leaves the game. */
  readonly foulsOut: number
}

/** As a call sends them: what came later may be left out, and stays as it is then. */
export type SentCourtsideRules = Omit<CourtsideRules, 'keepsMinutes' | 'foulsOut'> &
  Partial<Pick<CourtsideRules, 'keepsMinutes' | 'foulsOut'>>

/** Those of FIBA, which hold where a league says nothing; most leagues have a clock on the wall. */
export const FIBA_RULES: CourtsideRules = {
  bonusFouls: 5,
  timeOuts: { firstHalf: 2, secondHalf: 3, overtime: 1 },
  clock: 'none',
  periodMinutes: 10,
  overtimeMinutes: 5,
  keepsMinutes: false,
  foulsOut: 5,
}

export const MOST_BONUS_FOULS = 20
export const MOST_FOULS_OUT = 10
export const MOST_TIME_OUTS = 10
export const MOST_MINUTES = 60

export const sameRules = (one: CourtsideRules, other: CourtsideRules): boolean =>
  one.bonusFouls === other.bonusFouls &&
  one.clock === other.clock &&
  one.periodMinutes === other.periodMinutes &&
  one.overtimeMinutes === other.overtimeMinutes &&
  one.keepsMinutes === other.keepsMinutes &&
  one.foulsOut === other.foulsOut &&
  one.timeOuts.firstHalf === other.timeOuts.firstHalf &&
  one.timeOuts.secondHalf === other.timeOuts.secondHalf &&
  one.timeOuts.overtime === other.timeOuts.overtime

/** `bonus at 5 fouls, time-outs 2 + 3 and 1 in overtime, a clock of 10 minutes and 5 in overtime, minutes kept, players out at 5 fouls` */
export const courtsideRulesInWords = ({
  bonusFouls,
  timeOuts,
  clock,
  periodMinutes,
  overtimeMinutes,
  keepsMinutes,
  foulsOut,
}: CourtsideRules): string => {
  const { firstHalf, secondHalf, overtime } = timeOuts
  const time = clock === 'none' ? 'no clock' : `a clock of ${periodMinutes} minutes and ${overtimeMinutes} in overtime`
  const minutes = keepsMinutes ? `, minutes kept, players out at ${foulsOut} fouls` : ''
  return `bonus at ${bonusFouls} fouls, time-outs ${firstHalf} + ${secondHalf} and ${overtime} in overtime, ${time}${minutes}`
}
