import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { EditIcon } from '../../../ui/icons'
import { ConflictCard } from '../../parts/editing/ConflictCard'
import { contentsOfLeagues, inNumbers } from '../../history/deletion/queries'
import { DeleteSelected } from '../../parts/tables/DeleteSelected'
import { RowButton } from '../../parts/tables/RowButton'
import { SelectionBar } from '../../parts/tables/SelectionBar'
import { CappedText } from '../../parts/lists/CappedText'
import { SortableList } from '../../parts/lists/SortableList'
import { FAILURES } from '../../parts/feedback/failures'
import styles from './LeagueList.module.css'
import type { LeagueOrder } from './league-order'
import { useLeagueRemoval } from './queries'
import { useLeagueOrder } from './use-league-order'

type Props = {
  season: number
  leagues: readonly LeagueWithTeamsAnswer[]
  onEdit: (league: LeagueWithTeamsAnswer) => void
}

/** The leagues of a season in the order that the public pages have. */
export const LeagueList = ({ season, leagues, onEdit }: Props) => {
  const { reorder, conflict, keepMine, takeTheirs } = useLeagueOrder(season, leagues)
  const removal = useLeagueRemoval(season)
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const selected = leagues.filter(({ id }) => checked.has(id))
  const clear = () => setChecked(new Set())
  const toggle = (id: number) =>
    setChecked(now => (now.has(id) ? new Set([...now].filter(one => one !== id)) : new Set([...now, id])))
  const inOrder = (ids: LeagueOrder) => ids.flatMap(id => leagues.find(league => league.id === id)?.name ?? []).join(', ')

  return (
    <div data-list>
      <SelectionBar count={selected.length} onClear={clear}>
        <DeleteSelected
          selected={selected}
          clear={clear}
          noun="league"
          question="Delete selected leagues?"
          consequence={rows => inNumbers(rows, contentsOfLeagues(season, rows), 'with teams, games and statistics.')}
          removal={removal}
          failure={FAILURES.deleteThings}
        />
      </SelectionBar>
      {conflict && (
        <ConflictCard
          title="Order of the leagues"
          message={conflict.message}
          versions={[{ label: 'Order', mine: inOrder(conflict.mine), theirs: inOrder(conflict.theirs.value) }]}
          onMine={keepMine}
          onTheirs={takeTheirs}
        />
      )}
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
              <Link to={adminAddress('league', { season, league: league.id })}>
                <CappedText>{league.name}</CappedText>
              </Link>
              <span className={styles.about}>
                {quantity(league.teamsCount, 'team')} · {quantity(league.gamesPlayed, 'game')} played
              </span>
            </div>
            <RowButton verb="Edit" about={league.name} leftSection={<EditIcon size={16} />} onClick={() => onEdit(league)} />
          </div>
        )}
      </SortableList>
    </div>
  )
}
