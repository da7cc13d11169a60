import { isDate } from '@fullcourt/domain/facts/dates'
import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { dateText } from '../../ui/format/dates'
import { Empty } from '../parts/Empty'
import type { Detail, Profile } from './profile'
import styles from './PlayerTables.module.css'

const Value = ({ value }: Pick<Detail, 'value'>) => {
  if (isDate(value)) return dateText(value)
  if (!isWebAddress(value)) return value
  return (
    <a href={value} rel="external nofollow noopener noreferrer">
      {value}
    </a>
  )
}

/** What the league shows about a player: its attributes, and a text where one of them is that. */
export const Bio = ({ player: { attributes, details, bio } }: { player: Profile }) => {
  const all = [...attributes, ...details]
  if (!bio && all.length === 0) return <Empty>No bio yet.</Empty>
  return (
    <>
      {bio && <p>{bio}</p>}
      <dl className={styles.details}>
        {all.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
