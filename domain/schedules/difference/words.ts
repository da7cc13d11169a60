import type { Side } from '../../games/events'
import type { ChangedPart } from './team-change'

const WORDS: { readonly [part in ChangedPart]: string } = {
  added: 'New game',
  removed: 'Off the schedule',
  when: 'Moved',
  where: 'Other place',
  opponent: 'Other opponent',
  side: 'Home and away exchanged',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  reinstated: 'On again',
}

/** What a team is told that changed: `Moved`, `On again, moved`. A game that is moved may be at another place, which goes without saying. */
export const partsInWords = (parts: readonly ChangedPart[]): string => {
  const told = parts.filter(part => part !== 'where' || !parts.includes('when'))
  const text = told.map(part => WORDS[part].toLowerCase()).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `vs Owls` at home, `at Owls` away. */
export const opponentInWords = (side: Side, opponent: string): string => `${side === 'home' ? 'vs' : 'at'} ${opponent}`
