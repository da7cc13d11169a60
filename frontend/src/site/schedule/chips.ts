import { shortDate } from '../../ui/format/dates'
import { withFilters } from '../filters'
import type { PageParameter } from '../page-parameters'
import type { FilterChip } from '../parts/FilterChips'
import type { LeagueChoice } from '../standings/tables'
import type { ScheduleFilter } from './filter'

/** What the schedule is filtered by, in words. */
export const chipsOf = (
  { date, league, team, show }: ScheduleFilter,
  choices: readonly LeagueChoice[],
  search: URLSearchParams,
): readonly FilterChip[] => {
  const chip = (name: PageParameter, label: string | undefined): FilterChip[] =>
    label === undefined ? [] : [{ label, without: withFilters('/schedule', search, { [name]: undefined }) }]
  const teams = choices.flatMap(choice => choice.teams)
  return [
    ...chip('date', date && shortDate(date)),
    ...chip('league', choices.find(({ id }) => id === league)?.name),
    ...chip('team', teams.find(({ id }) => id === team)?.name),
    ...chip('show', show && { scheduled: 'Scheduled Games', completed: 'Completed Games' }[show]),
  ]
}
