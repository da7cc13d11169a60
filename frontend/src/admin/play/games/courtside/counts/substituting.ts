import type { Courtside, SubstitutionOfSide } from '@fullcourt/domain/games/courtside'
import { playerFouls } from '@fullcourt/domain/games/courtside-counts'
import type { Side } from '@fullcourt/domain/games/events'
import { lineupOf, PLAYERS_ON_COURT, substitutionFault, substitutionsOf } from '@fullcourt/domain/games/lineup'
import type { Period } from '@fullcourt/domain/games/periods'
import type { CourtsideRules } from '@fullcourt/domain/leagues/courtside-rules'

/** Who plays and who was substituted, as a phone knows it. */
export type Lineups = {
  /** Who of a side is on the court; nobody before its five were named. */
  readonly lineup: (side: Side) => readonly number[]
  /** The substitutions of a side, the latest first. */
  readonly latest: (side: Side) => readonly SubstitutionOfSide[]
  /** Whether a player has left the game for good. */
  readonly isOut: (player: number) => boolean
  readonly foulsOut: number
}

type Shown = { readonly now: Courtside; readonly periods: readonly Period[]; readonly rules: Pick<CourtsideRules, 'foulsOut'> }

export const lineupsOf = ({ now, periods, rules: { foulsOut } }: Shown): Lineups => {
  const known = periods.map(({ id }) => id)
  const ordered = (side: Side) => substitutionsOf(now.substitutions, side, known)
  return {
    lineup: side => lineupOf(ordered(side)),
    latest: side => ordered(side).toReversed(),
    isOut: player => playerFouls(now.fouls, [player]) >= foulsOut,
    foulsOut,
  }
}

type Players = readonly number[]
export type Chosen = { readonly out: Players; readonly in: Players }
export const nobodyChosen: Chosen = { out: [], in: [] }

const toggled = (players: Players, player: number): Players =>
  players.includes(player) ? players.filter(one => one !== player) : [...players, player]

/** What is chosen after a tap on a player: who plays is to leave, who does not is to enter; a second tap takes it back. */
export const chosenAfter = (chosen: Chosen, lineup: Players, player: number): Chosen =>
  lineup.includes(player) ? { ...chosen, out: toggled(chosen.out, player) } : { ...chosen, in: toggled(chosen.in, player) }

/** What is to be done next, or what comes of it; and whether it can be done. */
export const choiceText = (lineup: Players, chosen: Chosen): { readonly text: string; readonly isReady: boolean } => {
  const fault = substitutionFault(lineup, chosen)
  const then = lineup.length - chosen.out.length + chosen.in.length
  if (fault?.why === 'nobody')
    return { text: lineup.length === 0 ? 'Tap the five who begin.' : 'Tap who leaves and who enters.', isReady: false }
  if (fault?.why === 'too many')
    return {
      text: `${then} on the court would be ${then - PLAYERS_ON_COURT} too many: tap ${lineup.length === 0 ? 'one off' : 'who leaves'}.`,
      isReady: false,
    }
  if (fault) return { text: 'Somebody else substituted one of them meanwhile: tap them again.', isReady: false }
  return { text: then < PLAYERS_ON_COURT ? `${then} of ${PLAYERS_ON_COURT} on the court` : 'Five on the court', isReady: true }
}
