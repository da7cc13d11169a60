import { Badge, Switch } from '@mantine/core'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DuplicateGroupAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { QueryState } from '../../../parts/feedback/QueryState'
import { useAddress } from '../../../parts/tables/use-address'
import { CompareLink } from './CompareLink'
import styles from './merging.module.css'

type Group = DuplicateGroupAnswer

const about = ({ id, rosters, games }: Group['players'][number]) => {
  const teams = [...new Set(rosters.map(({ team }) => team.name))].join(', ') || 'No team assigned'
  return `#${id} · ${teams} · ${quantity(games, 'game')}`
}

const GroupRow = ({ group: { certain, reason, players } }: { group: Group }) => (
  <li className={styles.group}>
    <div className={styles.why}>
      {certain ? (
        <Badge color="accent" variant="filled">
          Same name
        </Badge>
      ) : (
        <Badge variant="default">Guess</Badge>
      )}
      {!certain && <span>{reason}</span>}
    </div>
    <ul className={styles.people}>
      {players.map(player => (
        <li key={player.id}>
          <strong>{fullName(player)}</strong> <span className={styles.muted}>{about(player)}</span>
        </li>
      ))}
    </ul>
    <CompareLink players={players}>{players.map(fullName).join(' and ')}</CompareLink>
  </li>
)

const summaryOf = (groups: readonly Group[]) => {
  const certain = groups.filter(group => group.certain).length
  const guesses = groups.length - certain
  const parts = [certain > 0 && quantity(certain, 'same name'), guesses > 0 && quantity(guesses, 'guess', 'guesses')].filter(
    Boolean,
  )
  return parts.length > 0 ? `Likely duplicates: ${parts.join(', ')}.` : 'No likely duplicates.'
}

type Props = {
  of: UseQueryResult<DuplicateGroupAnswer[]>
  /** Whether the list is that of duplicates alone. */
  only: boolean
  /** Whether a player fits what is looked for in the list. */
  isWanted: (player: Group['players'][number]) => boolean
}

/** Who is likely one person with whom, and a switch that shows these alone (docs/merging.md#likely-duplicates). */
export const Duplicates = ({ of, only, isWanted }: Props) => {
  const address = useAddress()
  return (
    <section aria-label="Likely duplicates" className={styles.duplicates}>
      <div className={styles.detector}>
        <Switch
          label="Show duplicates only"
          checked={only}
          onChange={event => address.change({ duplicates: event.currentTarget.checked ? '1' : null, page: null })}
        />
        <span role="status" className={styles.muted}>
          {of.data ? summaryOf(of.data) : '\u00a0'}
        </span>
      </div>
      {only && (
        <QueryState of={of} empty="No likely duplicates.">
          {groups => (
            <ul className={styles.groups}>
              {groups
                .filter(group => group.players.some(isWanted))
                .map(group => (
                  <GroupRow key={`${group.why} ${group.players.map(({ id }) => id).join()}`} group={group} />
                ))}
            </ul>
          )}
        </QueryState>
      )}
    </section>
  )
}
