import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { LeagueWithTeamsAnswer } from '../../api/schema'
import { counted } from '../../ui/format/figures'
import { DeleteIcon, EditIcon } from '../../ui/icons'
import { useConfirm } from '../parts/confirm'
import { SelectionBar } from '../parts/SelectionBar'
import { SortableList } from '../parts/SortableList'
import { toast } from '../parts/toast'
import styles from './LeagueList.module.css'
import { useDeleteLeagues, useOrderLeagues } from './queries'

type Props = {
  season: number
  leagues: readonly LeagueWithTeamsAnswer[]
  onEdit: (league: LeagueWithTeamsAnswer) => void
}

const namesOf = (leagues: readonly LeagueWithTeamsAnswer[]) => leagues.map(({ name }) => name).join(', ')

/** Asks first; what was deleted before a failure stays deleted. */
const useDeleteSelected = (season: number) => {
  const confirm = useConfirm()
  const remove = useDeleteLeagues(season)
  return async (selected: readonly LeagueWithTeamsAnswer[], clear: () => void) => {
    if (selected.length === 0) return toast.hint('Select at least one league.')
    const agreed = await confirm({
      question: 'Delete selected leagues?',
      consequence: `${namesOf(selected)}: with teams, games and statistics.`,
      verb: `Delete ${counted(selected.length, 'league')}`,
      danger: true,
    })
    if (!agreed) return
    remove.mutate(
      selected.map(({ id }) => id),
      { onSuccess: clear, onError: problem => toast.error(problem, 'Error occurred while deleting.') },
    )
  }
}

/** The leagues of a season in the order that the public pages have. */
export const LeagueList = ({ season, leagues, onEdit }: Props) => {
  const order = useOrderLeagues(season)
  const deleteSelected = useDeleteSelected(season)
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const selected = leagues.filter(({ id }) => checked.has(id))
  const clear = () => setChecked(new Set())
  const toggle = (id: number) =>
    setChecked(now => (now.has(id) ? new Set([...now].filter(one => one !== id)) : new Set([...now, id])))
  const reorder = (wanted: readonly LeagueWithTeamsAnswer[]) =>
    order.mutateAsync(
      wanted.map(({ id }) => id),
      { onError: problem => toast.error(problem, 'The new order could not be saved.') },
    )

  return (
    <div>
      <SelectionBar count={selected.length} onClear={clear}>
        <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void deleteSelected(selected, clear)}>
          Delete
        </Button>
      </SelectionBar>
      <SortableList label="Leagues" items={leagues} itemKey={({ id }) => id} itemName={({ name }) => name} onReorder={reorder}>
        {league => (
          <div className={styles.league}>
            <Checkbox
              size="md"
              aria-label={`Select ${league.name}`}
              checked={checked.has(league.id)}
              onChange={() => toggle(league.id)}
            />
            <div className={styles.name}>
              <Link to={`/dashboard/seasons/${season}/leagues/${league.id}`}>{league.name}</Link>
              <span className={styles.about}>
                {counted(league.teamsCount, 'team')} · {counted(league.gamesPlayed, 'game')} played
              </span>
            </div>
            <Button variant="subtle" size="compact-sm" leftSection={<EditIcon size={16} />} onClick={() => onEdit(league)}>
              Edit<span className="visuallyHidden"> {league.name}</span>
            </Button>
          </div>
        )}
      </SortableList>
    </div>
  )
}
