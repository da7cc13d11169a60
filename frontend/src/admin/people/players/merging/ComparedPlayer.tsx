import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Checkbox, Radio } from '@mantine/core'
import { Link } from 'react-router-dom'
import { dateText } from '../../../../ui/format/dates'
import { none, whole } from '../../../../ui/format/figures'
import { Picture } from '../../../../ui/Picture'
import type { Compared } from './comparison'
import styles from './merging.module.css'

type Props = {
  player: Compared
  isMaster: boolean
  isTicked: boolean
  onMaster: () => void
  onTick: (ticked: boolean) => void
}

const period = ({ first, last }: Compared) => {
  if (first === null || last === null) return none
  return first === last ? dateText(first) : `${dateText(first)} to ${dateText(last)}`
}

/** One of the players who are compared: who they are, and whether they stay or are merged. */
export const ComparedPlayer = ({ player, isMaster, isTicked, onMaster, onTick }: Props) => {
  const called = `${player.name} (#${player.id})`
  return (
    <article className={isMaster ? `${styles.player} ${styles.master}` : styles.player} aria-label={called}>
      <div className={styles.who}>
        <Picture of="person" name={player.name} src={player.image} size={48} />
        <div>
          <h2>{player.name}</h2>
          <Link to={adminAddress('player', { player: player.id })}>Player #{player.id}</Link>
        </div>
      </div>
      <Radio
        name="master"
        value={String(player.id)}
        label={
          <>
            Master<span className="visuallyHidden"> {called}</span>
          </>
        }
        checked={isMaster}
        onChange={onMaster}
      />
      <Checkbox
        label={
          <>
            Merge<span className="visuallyHidden"> {called}</span> into the master
          </>
        }
        checked={isTicked && !isMaster}
        disabled={isMaster}
        onChange={event => onTick(event.currentTarget.checked)}
      />
      <dl className={styles.facts}>
        <dt>Games</dt>
        <dd>{whole(player.games)}</dd>
        <dt>Lines</dt>
        <dd>{whole(player.lines)}</dd>
        <dt>Played</dt>
        <dd>{period(player)}</dd>
        {player.details.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Teams</h3>
      {player.teams.length === 0 ? (
        <p>No team assigned</p>
      ) : (
        <ul>
          {player.teams.map(({ key, team, where }) => (
            <li key={key}>
              {team} <span className={styles.muted}>{where}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
