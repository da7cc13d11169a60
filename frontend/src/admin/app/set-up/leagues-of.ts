import { pastedLeagues } from '@fullcourt/domain/teams/pasted-leagues'
import type { ReadLeague } from '../../play/entries/paste/read-leagues'
import type { Answers } from '../../settings/set-up/draft'

/** The leagues of a pasted list; teams under no league are in one of the name that was given for it, else of the organization's. */
export const leaguesOf = ({ list, league, name }: Pick<Answers, 'list' | 'league' | 'name'>): readonly ReadLeague[] =>
  pastedLeagues(list).map(found => ({ ...found, name: found.name ?? (league || name) }))

/** Whether the list says itself of which league each team is. */
export const namesLeagues = (list: string): boolean => pastedLeagues(list).every(({ name }) => name !== null)
