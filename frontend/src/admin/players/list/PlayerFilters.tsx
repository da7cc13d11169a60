import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
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
    <NativeSelect
      label="Team"
      value={filter.team}
      data={[{ value: '', label: 'All Teams' }, ...choices.teams]}
      onChange={event => onChoose({ team: event.currentTarget.value })}
    />
    <NativeSelect
      label="League"
      value={filter.league}
      data={[{ value: '', label: 'All Leagues' }, ...choices.leagues]}
      onChange={event => onChoose({ league: event.currentTarget.value })}
    />
    <NativeSelect
      label="Season"
      value={filter.season}
      data={[{ value: '', label: 'All Seasons' }, ...choices.seasons]}
      onChange={event => onChoose({ season: event.currentTarget.value })}
    />
  </div>
)
