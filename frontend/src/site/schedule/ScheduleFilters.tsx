import { shortDate } from '../../ui/format/dates'
import { Filters, FilterSelect } from '../parts/Filters'
import { teamsToChoose, type LeagueChoice } from '../standings/tables'
import type { ScheduleFilter } from './filter'

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
