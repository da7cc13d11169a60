import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { AddressSelect } from '../../parts/AddressSelect'
import toolsStyles from '../../parts/Tools.module.css'
import type { choicesOf, PlayerFilter } from '../filter'

type Props = {
  filter: PlayerFilter
  choices: ReturnType<typeof choicesOf>
  onChoose: (change: Partial<PlayerFilter>) => void
  /** Whose players they are, for those who may choose. */
  organization: ReactNode
}

/** Finds players by name, team, league and season (docs/admin.md#players). */
export const PlayerFilters = ({ filter, choices, onChoose, organization }: Props) => (
  <div className={toolsStyles.tools} role="search">
    {organization}
    <TextInput label="Name" type="search" value={filter.name} onChange={event => onChoose({ name: event.currentTarget.value })} />
    <AddressSelect name="team" label="Team" all="All Teams" choices={choices.teams} />
    <AddressSelect name="league" label="League" all="All Leagues" choices={choices.leagues} />
    <AddressSelect name="season" label="Season" all="All Seasons" choices={choices.seasons} />
  </div>
)
