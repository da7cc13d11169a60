import { shortDate } from '../../ui/format/dates'
import { Filters, FilterSelect } from '../parts/Filters'
import { teamsToChoose, type LeagueChoice } from '../standings/tables'
import type { ScheduleFilter } from './filter'
import { withFilters } from '../filters'
import type { PageParameter } from '../page-parameters'
import type { FilterChip } from '../parts/FilterChips'

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

type Props = { filter: ScheduleFilter; choices: readonly LeagueChoice[]; dates: readonly string[] }

const choiceOf = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name })

/** The four filters of the schedule (docs/public-pages.md#schedule). */
export const ScheduleFilters = ({ filter, choices, dates }: Props) => (
  <Filters label="Filter the schedule">
    <FilterSelect
      name="date"
      label="Date"
      all="All Dates"
      options={dates.map(date => ({ value: date, label: shortDate(date) }))}
    />
    <FilterSelect name="league" label="League" all="All Leagues" options={choices.map(choiceOf)} />
    <FilterSelect name="team" label="Team" all="All Teams" options={teamsToChoose(choices, filter.league).map(choiceOf)} />
    <FilterSelect
      name="show"
      label="Games"
      all="All Games"
      options={[
        { value: 'scheduled', label: 'Scheduled Games' },
        { value: 'completed', label: 'Completed Games' },
      ]}
    />
  </Filters>
)
