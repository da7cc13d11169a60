import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { AddressSelect } from '../../../parts/tables/AddressSelect'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import type { Address } from '../../../parts/tables/use-address'
import type { FilterChoices } from '../filter'

type Props = {
  address: Address
  choices: FilterChoices
  /** Whose players they are, for those who may choose. */
  organization: ReactNode
}

/** Finds players by name, team, league and season (docs/admin.md#players). */
export const PlayerFilters = ({ address, choices, organization }: Props) => (
  <div className={toolsStyles.tools} role="search">
    {organization}
    <TextInput
      label="Name"
      type="search"
      value={address.at('name')}
      onChange={event => address.change({ name: event.currentTarget.value, page: null })}
    />
    <AddressSelect address={address} name="team" label="Team" all="All Teams" choices={choices.teams} />
    <AddressSelect address={address} name="league" label="League" all="All Leagues" choices={choices.leagues} />
    <AddressSelect address={address} name="season" label="Season" all="All Seasons" choices={choices.seasons} />
  </div>
)
