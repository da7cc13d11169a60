import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlayerAnswer } from '../../../../api/schema'
import { filterChoices, lacksChosen, placeChoices, withChosen, type FilterChoices, type PlayerFilter } from '../filter'
import { placesQuery } from '../queries'

const noPlaces = placeChoices([])

/** What players can be filtered by, and what they are filtered by, though nobody is left there. `players` is undefined until they are read. */
export const useFilterChoices = (
  organization: number | undefined,
  players: readonly PlayerAnswer[] | undefined,
  { name, team, league, season }: PlayerFilter,
): FilterChoices => {
  const inUse = useMemo(() => filterChoices(players ?? []), [players])
  const chosen = useMemo(() => ({ name, team, league, season }), [name, team, league, season])
  const isLacking = players !== undefined && lacksChosen(inUse, chosen)
  const places = useQuery({ ...placesQuery(organization), enabled: isLacking }).data
  return useMemo(
    () => (isLacking ? withChosen(inUse, chosen, places ? placeChoices(places) : noPlaces) : inUse),
    [isLacking, inUse, chosen, places],
  )
}
