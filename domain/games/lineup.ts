import type { PeriodId, PlayerId } from '../ids/kinds'
import type { SubstitutionOfSide } from './courtside'
import type { Side, Substitution } from './events'

/** So many of a side play at a time. */
export const PLAYERS_ON_COURT = 5

/** Why players cannot be substituted, and whom it is about. */
export type LineupFault =
  | { readonly why: 'nobody' | 'too many' | 'later' }
  | { readonly why: 'twice' | 'not on court' | 'on court'; readonly player: PlayerId }

/** Those of a side in the order of the periods, in each by their moments; what is of a period that is not played any more is left out. */
export const substitutionsOf = (
  all: readonly SubstitutionOfSide[],
  side: Side,
  periods: readonly PeriodId[],
): readonly SubstitutionOfSide[] =>
  all
    .filter(one => one.side === side && periods.includes(one.period))
    .toSorted((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period) || Date.parse(a.at) - Date.parse(b.at))

type Players = readonly PlayerId[]

/** Who plays after a substitution. */
export const lineupAfter = (lineup: Players, { out, in: entering }: Pick<Substitution, 'out' | 'in'>): Players => [
  ...lineup.filter(player => !out.includes(player)),
  ...entering.filter(player => !lineup.includes(player) || out.includes(player)),
]

/** Who plays after all substitutions of a side, in their order; nobody before the five that begin. */
export const lineupOf = (substitutions: readonly Substitution[]): Players => substitutions.reduce<Players>(lineupAfter, [])

/** Why a substitution is not one for the players who play; undefined where it is. */
export const substitutionFault = (
  lineup: Players,
  { out, in: entering }: Pick<Substitution, 'out' | 'in'>,
): LineupFault | undefined => {
  const named = [...out, ...entering]
  if (named.length === 0) return { why: 'nobody' }
  const twice = named.find((player, place) => named.indexOf(player) !== place)
  if (twice !== undefined) return { why: 'twice', player: twice }
  const absent = out.find(player => !lineup.includes(player))
  if (absent !== undefined) return { why: 'not on court', player: absent }
  const present = entering.find(player => lineup.includes(player))
  if (present !== undefined) return { why: 'on court', player: present }
  return lineup.length - out.length + entering.length > PLAYERS_ON_COURT ? { why: 'too many' } : undefined
}

/** Whether a substitution has come about already: another phone was quicker. */
const isDone = (lineup: Players, { out, in: entering }: Substitution) =>
  out.every(player => !lineup.includes(player)) && entering.every(player => lineup.includes(player))

/** Why those of a side, in their order, cannot all have been; `later` where one before them is not to blame itself. */
const faultOfAll = (substitutions: readonly Substitution[], lineup: Players): LineupFault | undefined => {
  let now = lineup
  for (const one of substitutions) {
    if (substitutionFault(now, one)) return { why: 'later' }
    now = lineupAfter(now, one)
  }
  return undefined
}

/** What comes of one more among those of a side: a fault, of it or of what was substituted after it, or nothing new. */
export const faultOfSubstitution = (
  all: readonly SubstitutionOfSide[],
  wanted: SubstitutionOfSide,
  periods: readonly PeriodId[],
): LineupFault | 'done' | undefined => {
  const ordered = substitutionsOf([...all, wanted], wanted.side, periods)
  const place = ordered.indexOf(wanted)
  const lineup = lineupOf(ordered.slice(0, place))
  const fault = substitutionFault(lineup, wanted)
  if (fault && fault.why !== 'twice' && fault.why !== 'nobody' && isDone(lineup, wanted)) return 'done'
  return fault ?? faultOfAll(ordered.slice(place + 1), lineupAfter(lineup, wanted))
}

/** What comes of one fewer. */
export const faultWithout = (
  all: readonly SubstitutionOfSide[],
  back: SubstitutionOfSide,
  periods: readonly PeriodId[],
): LineupFault | undefined =>
  faultOfAll(
    substitutionsOf(
      all.filter(one => one !== back),
      back.side,
      periods,
    ),
    [],
  )
