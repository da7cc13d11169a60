import type { Champion, SeasonResults } from '@fullcourt/domain/brackets/champions'

/** How many brackets of a season have no champion yet. */
export const openBracketsOf = ({ divisions }: SeasonResults, champions: readonly Champion[]): number =>
  divisions.filter(({ input }) => input.seeds.length > 1).length - champions.filter(({ of }) => 'division' in of).length
